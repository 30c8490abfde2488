import { delMsgCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/** The wire's way to say all of them. */
const ALL_READ = 0;

/**
 * Deletes the messages that are read and have nothing left to receive.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await deleteReadMails();
 * operator.seen[0]?.call; // => 'delMsg'
 */
export async function deleteReadMails(options?: CallOptions): Promise<void> {
  await callMain(delMsgCall, { id: ALL_READ }, options);
}
