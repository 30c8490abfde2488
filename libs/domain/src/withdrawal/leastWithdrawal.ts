import type { PayMethod } from '../channels/PayMethod';
import { withdrawMethods } from '../channels/withdrawMethods';
import { lowestAmount } from '../money/lowestAmount';
import type { Money } from '../money/Money';

/**
 * The smallest amount that leaves by any of the methods: what is less stays where it is, whatever the player does.
 *
 * @returns `undefined` while no method is open, when nothing can be said about amounts
 * @example
 * const method = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: zeroMoney, depositMax: zeroMoney, withdrawMin: moneyFromPeso(100), withdrawMax: zeroMoney,
 *   banks: [], channels: [],
 * };
 * leastWithdrawal([method, { ...method, withdrawMin: moneyFromPeso(50) }]); // => moneyFromPeso(50)
 * leastWithdrawal([]); // => undefined
 */
export function leastWithdrawal(methods: readonly PayMethod[]): Money | undefined {
  const [first, ...others] = withdrawMethods(methods).map(({ withdrawMin }) => lowestAmount(withdrawMin));
  return others.reduce((least, one) => (least !== undefined && least < one ? least : one), first);
}
