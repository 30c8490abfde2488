import { answerCode, AnswerError } from '@kislap/api';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/** Whether what the account lacks is why the operator said no. */
export function isIncomplete(error: unknown): error is AnswerError {
  return error instanceof AnswerError && error.code === answerCode.accountIncomplete;
}

/**
 * Asks for what the account lacks, where the player was stopped.
 *
 * @returns whether what was refused may be asked for again
 */
export async function passCompletion({ data }: AnswerError): Promise<boolean> {
  const outcome = await openOverlay('complete-account', { need: data.need });
  return outcome.type === 'answered';
}
