import { answerCode, AnswerError } from '@kislap/api';
import { reportError } from '../device/errors/reportError';

/** Whether a login was refused since its player is away, who is in now to take money out. */
export async function isAway(error: unknown): Promise<boolean> {
  if (!(error instanceof AnswerError) || error.code !== answerCode.accountSuspended) return false;
  try {
    const { enterAway } = await import('./enterAway');
    return await enterAway(error);
  } catch (problem) {
    // The refusal says why, and until when.
    reportError(problem, 'away');
    return false;
  }
}
