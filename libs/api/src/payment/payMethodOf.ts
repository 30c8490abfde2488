import { compareMoney, type PayChannel, type PayMethod } from '@kislap/domain';
import type { WirePayChannel, WirePayMethod } from '../contract/payMethods';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';

/** Renames a payment method of the wire. */
export function payMethodOf(method: WirePayMethod): PayMethod {
  return {
    id: method.id,
    name: method.name,
    isDeposit: method.deposit === 1,
    isWithdraw: method.withdraw === 1,
    depositSort: method.d_sort,
    withdrawSort: method.w_srot,
    depositMin: moneyOfPeso(method.d_min),
    depositMax: moneyOfPeso(method.d_max),
    withdrawMin: moneyOfPeso(method.w_min),
    withdrawMax: moneyOfPeso(method.w_max),
    banks: method.banklist,
    channels: method.payChanel.map(payChannelOf),
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
    min: moneyOfPeso(channel.min),
    max: moneyOfPeso(channel.max),
    quickAmounts: [...new Set(channel.much.map(moneyOfPeso))].sort(compareMoney),
    banks: channel.bl.map(({ n, s }) => ({ name: n, isEnabled: s === 1 })),
    ...definedFields({ maxVip: channel.vm, allowedOrders: channel.o, awardPercent: channel.award }),
  };
}
