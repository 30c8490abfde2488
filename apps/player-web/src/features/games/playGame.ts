import { cashCheckKey } from '@kislap/api';
import { createInvalidation } from '@kislap/api/react';
import type { Game } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { reportError } from '../../device/errors/reportError';
import { openExternal } from '../../device/native/openExternal';
import type { ReadyGame } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { answerCache } from '../../session/answerCache';
import { idleLock } from '../../session/idle-lock/idleLock';
import { session } from '../../session/session';
import { rememberRecentGame } from './recent';

/** Shows a game, and lets it be played. Afterwards the player's balance is brought home from it. */
export async function playGame(game: Game, text: TranslateText): Promise<void> {
  const userId = session.userId() ?? 0;
  const choice = await openOverlay('game-sheet', { game });
  if (choice.type === 'dismissed') return;
  const ready = choice.value;
  rememberRecentGame(userId, game.code);
  if (ready.opensIn === 'window') return playInWindow(game, ready, text);
  await openOverlay('game-launcher', { game, ready });
  // The start after an unlock brings home what the lock has left in the game.
  if (ready.isDemo || session.userId() !== userId || idleLock.isLocked()) return;
  const mutate = answerCache.mutate();
  // What was bet counts as turnover.
  void mutate(cashCheckKey(userId));
  const { invalidateAfter } = createInvalidation(mutate, userId);
  await transferGameWallet(() => invalidateAfter('gameClosed'), text);
}

/** The browser lets a window open only in answer to a tap, and the tap on Play was a call ago. */
async function playInWindow({ name }: Game, { url }: ReadyGame, text: TranslateText): Promise<void> {
  const words = { title: name, detail: text('game.inWindow'), yes: text('game.play') };
  const outcome = await openOverlay('confirm', { ...words, no: text('common.cancel') });
  if (outcome.type === 'answered') openExternal(url);
}

/** Pauses before the attempts after the first, in milliseconds. */
const pausesMs = [3000, 10_000, 30_000] as const;

/**
 * Brings the money of a closed game home. Only a failure is told, once; it is tried again by itself, and a money
 * movement that is asked for twice happens once.
 *
 * @param refresh rejects while the money is not home
 */
export async function transferGameWallet(refresh: () => Promise<void>, text: TranslateText): Promise<void> {
  if (await succeeds(refresh)) return;
  const late = toast({ kind: 'notice', title: text('game.balanceLate') });
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (await succeeds(refresh)) return late.dismiss();
  }
}

async function succeeds(refresh: () => Promise<void>): Promise<boolean> {
  try {
    await refresh();
    return true;
  } catch (error) {
    reportError(error, 'game wallet');
    return false;
  }
}
