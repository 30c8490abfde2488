import { useFavoriteGames, useFavoriteSwitch } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { toastError } from '../errors/toastError';
import { useLoginGate } from '../../session/useLoginGate';
import { useUserId } from '../../session/session';

interface Favorites {
  /** Codes of the player's favorites; nothing for a guest and until they are known. */
  readonly codes: readonly string[] | undefined;
  /** Keeps a game, or no longer: at once, and back again with a toast when the operator refuses. */
  readonly toggle: (gameCode: string) => Promise<void>;
}

/** The player's favorite games. A guest who wants to keep one is asked to log in. */
export function useFavorites(): Favorites {
  const text = useText();
  const userId = useUserId();
  const mayGoOn = useLoginGate();
  const codes = useFavoriteGames(userId).data;
  const switchFavorite = useFavoriteSwitch(userId ?? 0);

  const toggle = async (gameCode: string): Promise<void> => {
    if (!mayGoOn()) return;
    try {
      await switchFavorite(gameCode, codes?.includes(gameCode) !== true);
    } catch (error) {
      toastError(error, text);
    }
  };
  return { codes, toggle };
}
