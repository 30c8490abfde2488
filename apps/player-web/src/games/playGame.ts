import { cashCheckKey, createFreshness } from '@kislap/api';
import type { Game } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { mutate } from 'swr';
import { openExternal } from '../native/openExternal';
import { openOverlay } from '../overlays/openOverlay';
import { session } from '../session/session';
import { bringBalanceHome } from './bringBalanceHome';
import { knownBalance } from './knownBalance';
import { offerRelief } from './offerRelief';
import type { ReadyGame } from './ReadyGame';
import { rememberRecentGame } from './rememberRecentGame';

/** Shows a game, and lets it be played. Afterwards the player's balance is brought home from it. */
export async function playGame(game: Game, text: TranslateText): Promise<void> {
  const userId = session.userId() ?? 0;
  const choice = await openOverlay('game-sheet', { game });
  if (choice.type === 'dismissed') return;
  const ready = choice.value;
  rememberRecentGame(userId, game.code);
  if (ready.opensIn === 'window') return playInWindow(game, ready, text);
  const before = await knownBalance(userId);
  await openOverlay('game-launcher', { game, ready });
  if (ready.isDemo || session.userId() !== userId) return;
  // What was bet counts as turnover.
  void mutate(cashCheckKey(userId));
  const { refreshAfter } = createFreshness(mutate, userId);
  await bringBalanceHome(() => refreshAfter('gameClosed'), text);
  await offerRelief(userId, before);
}

/** The browser lets a window open only in answer to a tap, and the tap on Play was a call ago. */
async function playInWindow({ name }: Game, { url }: ReadyGame, text: TranslateText): Promise<void> {
  const words = { title: name, detail: text('game.inWindow'), yes: text('game.play') };
  const outcome = await openOverlay('confirm', { ...words, no: text('common.cancel') });
  if (outcome.type === 'answered') openExternal(url);
}
