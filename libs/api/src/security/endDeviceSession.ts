import { endSessionCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Logs a device out.
 *
 * @param which its session's id, or `others` for every device but this one
 * @throws AnswerError 1014 it is not logged in | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await endDeviceSession('b2');
 * operator.seen[0]?.call; // => 'endSession'
 */
export async function endDeviceSession(which: string, options?: CallOptions): Promise<void> {
  await callMain(endSessionCall, { id: which }, options);
}
