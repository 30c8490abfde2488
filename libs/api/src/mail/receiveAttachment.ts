import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import { getAccessoryCall } from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Receives what came with a message.
 *
 * @throws AnswerError 1009 received before, 1010 too late, 1014 no such message | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await receiveAttachment(44)).amount); // => '88.00'
 */
export async function receiveAttachment(mailId: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getAccessoryCall, { id: mailId }, options));
}
