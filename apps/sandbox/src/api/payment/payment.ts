import {
  depositCall,
  paylist4vipCall,
  type WirePayChannel,
  type WirePayMethod,
  withdrawCall,
} from '@kislap/api/contract';
import { type Money, type PayChannel, type PayMethod, pesoFromMoney } from '@kislap/domain';
import { type Call, type PlayerCallContext, SessionEnded } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { openPayMethods } from '../../rules/closedParts';
import { listPayHints } from '../../rules/deposits/pastDeposits';
import { deposit, withdraw } from './paymentForms';

const listing = { call: playerCall(paylist4vipCall, listMethods), okCode: paylist4vipCall.okCode };

/**
 * The payment call that a query's `f` names: `paylist4vip`, `{mode}_deposit` or `{mode}_withdraw`.
 *
 * @returns undefined when it names none
 */
export function findPaymentCall(f: string): { readonly call: Call; readonly okCode: number } | undefined {
  if (f === paylist4vipCall.name) return listing;
  const [, mode, direction] = /^(\w{1,40})_(deposit|withdraw)$/.exec(f) ?? [];
  if (mode === undefined) return undefined;
  if (direction === 'deposit') {
    const call = playerCall(depositCall, (context, form) => deposit(context, { mode, form }));
    return { call, okCode: depositCall.okCode };
  }
  const call = playerCall(withdrawCall, (context, form) => withdraw(context, { mode, form }));
  return { call, okCode: withdrawCall.okCode };
}

/** The calls of the payment service, by the names that stand in the contract. */
export const paymentCallNames = [paylist4vipCall.name, depositCall.name, withdrawCall.name] as const;

/** All payment methods, unfiltered, and the channels the player used last, newest first. */
async function listMethods({ operator, session }: PlayerCallContext, { u: userId }: { readonly u: number }) {
  if (userId !== session.player.id) throw new SessionEnded();
  const methods = await openPayMethods(operator.database);
  const hints = await listPayHints(operator.database, userId);
  return {
    data: methods.map(describeMethod),
    userChnl: hints.map(({ methodId, channelCode, mode }) => ({
      payid: methodId,
      paychnl: channelCode,
      paytype: mode,
    })),
  };
}

/** A payment method on the wire, under the wire's own names and spellings. */
function describeMethod(method: PayMethod): WirePayMethod {
  return {
    id: method.id,
    name: method.name,
    deposit: method.isDeposit ? 1 : 0,
    withdraw: method.isWithdraw ? 1 : 0,
    d_sort: method.depositSort,
    w_srot: method.withdrawSort,
    d_min: pesoFromLimit(method.depositMin),
    d_max: pesoFromLimit(method.depositMax),
    w_min: pesoFromLimit(method.withdrawMin),
    w_max: pesoFromLimit(method.withdrawMax),
    w_time: method.usualPayoutSeconds,
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
    min: pesoFromLimit(channel.min),
    max: pesoFromLimit(channel.max),
    much: channel.quickAmounts.map(pesoFromMoney),
    bl: channel.banks.map(({ name, isEnabled }) => ({ n: name, s: isEnabled ? 1 : 0 })),
    award: channel.awardPercent,
  };
}

/** On the wire, 0 says that no limit is set. */
function pesoFromLimit(limit: Money | undefined): number {
  return limit === undefined ? 0 : pesoFromMoney(limit);
}
