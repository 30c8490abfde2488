import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { useCallback } from 'react';
import { fetchOnce } from '../../navigation/lazy/fetchOnce';
import { withMessages } from '../../navigation/lazy/lazyComponent';
import { waitForCode } from '../../navigation/waitForCode';
import { toastError } from '../errors/toastError';

const fetchPlay = fetchOnce(withMessages(async () => (await import('./playGame')).playGame));

/** Opens a game from a tap on its tile. What playing needs is fetched with the first game. */
export function useOpenGame(): (game: Game) => Promise<void> {
  const text = useText();
  return useCallback(
    async (game) => {
      try {
        const open = await waitForCode('sheet', fetchPlay, 'game');
        await open?.(game, text);
      } catch (error) {
        toastError(error, text);
      }
    },
    [text],
  );
}
