import { delMsgCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Deletes a message. Deleting it twice is fine.
 *
 * @throws AnswerError 1019 when its attachment still waits | OfflineError | ContractError
 */
export async function deleteMail(mailId: number, options?: CallOptions): Promise<void> {
  await callMain(delMsgCall, { id: mailId }, options);
}
