import { delMsgCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Deletes a message. Deleting it twice is fine.
 *
 * @throws AnswerError 1019 when its attachment still waits | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await deleteMail(44);
 * operator.seen[0]?.call; // => 'delMsg'
 */
export async function deleteMail(mailId: number, options?: CallOptions): Promise<void> {
  await callMain(delMsgCall, { id: mailId }, options);
}
