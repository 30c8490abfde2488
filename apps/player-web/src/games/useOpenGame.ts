import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useCallback } from 'react';
import { toastError } from '../errors/toastError';

/** Opens a game from a tap on its tile. What playing needs is fetched with the first game. */
export function useOpenGame(): (game: Game) => Promise<void> {
  const text = useText();
  return useCallback(
    async (game) => {
      try {
        const { playGame } = await import('./playGame');
        await playGame(game, text);
      } catch (error) {
        toastError(error, text);
      }
    },
    [text],
  );
}
