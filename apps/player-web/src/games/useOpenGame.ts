import { useFreshness } from '@kislap/api';
import type { Game } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { openOverlay } from '../overlays/openOverlay';
import { session } from '../session/session';
import { useUserId } from '../session/useUserId';
import { bringBalanceHome } from './bringBalanceHome';
import type { ReadyGame } from './ReadyGame';
import { rememberRecentGame } from './rememberRecentGame';

/** Shows a game, and lets it be played. Afterwards the player's balance is brought home from it. */
export function useOpenGame(): (game: Game) => Promise<void> {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { refreshAfter } = useFreshness(userId);

  const playInWindow = async ({ name }: Game, { url }: ReadyGame): Promise<void> => {
    // The browser lets a window open only in answer to a tap, and the tap on Play was a call ago.
    const words = { title: name, detail: text('game.inWindow'), yes: text('game.play') };
    const outcome = await openOverlay('confirm', { ...words, no: text('common.cancel') });
    if (outcome.type === 'answered') window.open(url, '_blank', 'noopener,noreferrer');
  };

  return async (game) => {
    const choice = await openOverlay('game-sheet', { game });
    if (choice.type === 'dismissed') return;
    const ready = choice.value;
    rememberRecentGame(userId, game.code);
    if (ready.opensIn === 'window') return playInWindow(game, ready);
    await openOverlay('game-launcher', { game, ready });
    if (ready.isDemo || session.userId() !== userId) return;
    await bringBalanceHome(() => refreshAfter('gameClosed'), text);
  };
}
