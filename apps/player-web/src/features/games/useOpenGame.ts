import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useCallback } from 'react';
import { withMessages } from '../../navigation/lazy/lazyComponent';
import { toastError } from '../errors/toastError';

const loadPlay = withMessages(() => import('./playGame'));

/** Opens a game from a tap on its tile. What playing needs is fetched with the first game. */
export function useOpenGame(): (game: Game) => Promise<void> {
  const text = useText();
  return useCallback(
    async (game) => {
      try {
        const { playGame } = await loadPlay();
        await playGame(game, text);
      } catch (error) {
        toastError(error, text);
      }
    },
    [text],
  );
}
