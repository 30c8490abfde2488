import { getPlayLimits } from '@kislap/api';
import { reported } from '../../device/errors/reportError';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { session } from '../../session/session';

/**
 * Asks who has just logged in for a deposit limit, when that was never answered or the answer is old. It asks nothing over
 * something that the log-in has opened, and nothing while the operator does not say. Who is back from an exclusion has
 * nothing but the question until it is answered.
 */
export async function askForLimit(userId: number): Promise<void> {
  const limits = await getPlayLimits().catch(reported('limit prompt'));
  if (limits?.prompt === undefined || session.userId() !== userId) return;
  if (limits.isAnswerOwed) {
    const enter = await import('../../session/enterAway').catch(reported('limit prompt'));
    if (enter !== undefined) return enter.closeUntilAnswered();
  }
  if (overlayStack.snapshot().length > 0) return;
  void openOverlay('limit-prompt', { held: limits.dep, isAgain: limits.prompt === 'review' });
}
