import type { WirePayChannel, WirePayMethod } from '@kislap/api/contract';
import { type PayChannel, type PayMethod, pesoFromMoney } from '@kislap/domain';

/** A payment method on the wire, under the wire's own names and spellings. */
export function describeMethod(method: PayMethod): WirePayMethod {
  return {
    id: method.id,
    name: method.name,
    deposit: method.isDeposit ? 1 : 0,
    withdraw: method.isWithdraw ? 1 : 0,
    d_sort: method.depositSort,
    w_srot: method.withdrawSort,
    d_min: pesoFromMoney(method.depositMin),
    d_max: pesoFromMoney(method.depositMax),
    w_min: pesoFromMoney(method.withdrawMin),
    w_max: pesoFromMoney(method.withdrawMax),
    banklist: [...method.banks],
    payChanel: method.channels.map(describeChannel),
  };
}

function describeChannel(channel: PayChannel): WirePayChannel {
  return {
    p: channel.mode,
    c: channel.code,
    r: channel.category,
    n: channel.name,
    s: channel.isEnabled ? 1 : 0,
    h: channel.isHot ? 1 : 0,
    sort: channel.sort,
    d: channel.minDepositCount,
    v: channel.minVip,
    vm: channel.maxVip,
    o: channel.allowedOrders && [...channel.allowedOrders],
    min: pesoFromMoney(channel.min),
    max: pesoFromMoney(channel.max),
    much: channel.quickAmounts.map(pesoFromMoney),
    bl: channel.banks.map(({ name, isEnabled }) => ({ n: name, s: isEnabled ? 1 : 0 })),
    award: channel.awardPercent,
  };
}
