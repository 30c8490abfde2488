import { paylist4vipCall } from '../contract/payMethods';
import type { CallOptions } from '../http/CallOptions';
import { callPayment } from '../http/callPayment';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { payMethodOf } from './payMethodOf';
import type { PayOffer } from './PayOffer';

/**
 * The cache key of the ways to pay.
 *
 * @example
 * payOfferKey(7); // => ['paylist4vip', 7]
 */
export function payOfferKey(userId: number): ReadKey {
  return ['paylist4vip', userId];
}

/**
 * Asks for the ways to pay. Who may use which channel is for the channel rule.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPayOffer(7)).methods[0]?.name; // => 'Gcash'
 */
export async function getPayOffer(userId: number, options?: CallOptions): Promise<PayOffer> {
  const answer = await callPayment(paylist4vipCall, { target: userId, fields: { u: userId } }, options);
  return {
    methods: answer.data.map(payMethodOf),
    lastUsed: answer.userChnl.map((hint) => ({
      methodId: hint.payid,
      channelCode: hint.paychnl,
      mode: hint.paytype,
    })),
  };
}

/**
 * The ways to pay of the signed-in player; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * usePayOffer(7).data?.methods[0]?.name; // => 'Gcash'
 */
export function usePayOffer(userId: number | undefined) {
  const key = userId === undefined ? undefined : payOfferKey(userId);
  return useRead(key, () => getPayOffer(userId ?? 0));
}
