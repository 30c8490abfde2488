import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getAccessoryCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Receives what came with a message.
 *
 * @throws AnswerError 1009 received before, 1010 too late, 1014 no such message | OfflineError | ContractError
 */
export async function receiveAttachment(mailId: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getAccessoryCall, { id: mailId }, options));
}
