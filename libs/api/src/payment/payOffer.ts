import { compareMoney, type PayChannel, type PayHint, type PayMethod } from '@kislap/domain';
import { paylist4vipCall, type WirePayChannel, type WirePayMethod } from '../contract/payMethods';
import type { CallOptions } from '../http/CallOptions';
import { callPayment } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, limitOfPeso, moneyOfPeso } from '../mapping/wireValues';

/**
 * Every way to pay in and out, unfiltered, and what the player used before, latest first.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: PayOffer = await getPayOffer(7);
 * found.methods[0]?.name; // => 'Gcash'
 */
export interface PayOffer {
  readonly methods: readonly PayMethod[];
  readonly lastUsed: readonly PayHint[];
}

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

/** Renames a payment method of the wire. */
export function payMethodOf(method: WirePayMethod): PayMethod {
  return {
    id: method.id,
    name: method.name,
    isDeposit: method.deposit === 1,
    isWithdraw: method.withdraw === 1,
    depositSort: method.d_sort,
    withdrawSort: method.w_srot,
    depositMin: limitOfPeso(method.d_min),
    depositMax: limitOfPeso(method.d_max),
    withdrawMin: limitOfPeso(method.w_min),
    withdrawMax: limitOfPeso(method.w_max),
    banks: method.banklist,
    channels: method.payChanel.map(payChannelOf),
    ...definedFields({ usualPayoutSeconds: method.w_time }),
  };
}

function payChannelOf(channel: WirePayChannel): PayChannel {
  return {
    mode: channel.p,
    code: channel.c,
    category: channel.r,
    name: channel.n,
    isEnabled: channel.s === 1,
    isHot: channel.h === 1,
    sort: channel.sort,
    minDepositCount: channel.d ?? 0,
    minVip: channel.v ?? 0,
    min: limitOfPeso(channel.min),
    max: limitOfPeso(channel.max),
    quickAmounts: [...new Set(channel.much.map(moneyOfPeso))].sort(compareMoney),
    banks: channel.bl.map(({ n, s }) => ({ name: n, isEnabled: s === 1 })),
    ...definedFields({ maxVip: channel.vm, allowedOrders: channel.o, awardPercent: channel.award }),
  };
}
