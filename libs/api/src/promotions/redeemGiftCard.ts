import { type Claim, claimOf } from '../claims/claim';
import { getEventCardCall } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';

/**
 * Redeems a gift card.
 *
 * @throws AnswerError 1005 too many wrong codes, 1008 not for this player, 1009 redeemed before, 1010 ended,
 *   1014 no such card | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await redeemGiftCard('KISLAP2026')).amount); // => '50.00'
 */
export async function redeemGiftCard(code: string, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getEventCardCall, { card: code }, options));
}
