import { depositCall, paylist4vipCall, withdrawCall } from '@kislap/api/contract';
import type { Call } from '../http/Call';
import { playerCall } from '../http/playerCall';
import { deposit } from './payment/deposit';
import { listMethods } from './payment/listMethods';
import { withdraw } from './payment/withdraw';

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
