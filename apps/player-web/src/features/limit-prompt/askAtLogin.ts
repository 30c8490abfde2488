import { getPlayLimits } from '@kislap/api';
import type { PlayLimits } from '@kislap/api';
import { reported } from '../../device/errors/reportError';
import { isTravelling } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { session } from '../../session/session';
import { askForLimit } from './askForLimit';

/** How often it is looked whether the log-in has come to rest. */
const LOOK_MS = 200;
/** A page that comes in may take an overlay with it; so often the card is opened anew. */
const ATTEMPTS = 5;

/**
 * Tells who has just logged in what the operator noticed of their play, once nothing moves and nothing lies open, and then asks
 * for a deposit limit. Who owes the answer about a limit is asked for that alone.
 */
export async function askAtLogin(userId: number): Promise<void> {
  const limits = await getPlayLimits().catch(reported('limit prompt'));
  if (limits === undefined) return;
  const { noticed, isAnswerOwed } = limits;
  if (noticed.level > 0 && !isAnswerOwed && !(await isCardAnswered(userId, noticed))) return;
  if (await comesToRest(userId, isTravelling)) await askForLimit(userId);
}

/** Shows the card until it is answered or left. */
async function isCardAnswered(userId: number, noticed: PlayLimits['noticed']): Promise<boolean> {
  const isBusy = () => isTravelling() || overlayStack.snapshot().length > 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!(await comesToRest(userId, isBusy))) return false;
    const outcome = await openOverlay('noticed', noticed);
    if (outcome.type === 'answered') return true;
    if (outcome.reason !== 'cleared' && outcome.reason !== 'unavailable') return false;
  }
  return false;
}

/** Waits until nothing is under way. @returns whether the player is still the same */
async function comesToRest(userId: number, isBusy: () => boolean): Promise<boolean> {
  while (session.userId() === userId && isBusy()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return session.userId() === userId;
}
