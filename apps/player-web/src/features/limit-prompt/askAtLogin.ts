import { getPlayLimits } from '@kislap/api';
import { reported } from '../../device/errors/reportError';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { session } from '../../session/session';
import { askForLimit } from './askForLimit';

/**
 * Tells who has just logged in what the operator noticed of their play, and then asks for a deposit limit. Who owes the answer
 * about a limit is asked for that alone.
 */
export async function askAtLogin(userId: number): Promise<void> {
  const limits = await getPlayLimits().catch(reported('limit prompt'));
  if (limits === undefined || session.userId() !== userId) return;
  const { noticed, isAnswerOwed } = limits;
  if (noticed.level > 0 && !isAnswerOwed && overlayStack.snapshot().length === 0) {
    const outcome = await openOverlay('noticed', noticed);
    if (outcome.type !== 'answered') return;
  }
  await askForLimit(userId);
}
