import { answerCode, AnswerError } from '@kislap/api';
import type { TranslateText } from '@kislap/i18n';
import { reportError } from '../../device/errors/reportError';
import { session } from '../../session/session';

/**
 * Whether a refusal has ended the session of a player who is away from now on, such as of one person with two accounts. They
 * are told why before anything else is asked under the session that is no more.
 */
export async function isHeldBack(error: unknown, text: TranslateText): Promise<boolean> {
  if (!(error instanceof AnswerError) || error.code !== answerCode.accountSuspended) return false;
  if (error.data.kind === undefined || session.userId() === undefined || session.isAway()) return false;
  try {
    const { leaveHeldBack } = await import('./leaveHeldBack');
    return await leaveHeldBack(error, text);
  } catch (problem) {
    // The refusal is told in the operator's words.
    reportError(problem, 'away');
    return false;
  }
}
