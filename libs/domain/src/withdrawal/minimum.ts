import { type PayMethod, withdrawMethods } from '../channels';
import type { Money } from '../money';
import { lowestAmount } from '../money/internal';

/**
 * Whether no amount at all can be withdrawn yet. The field cuts to the balance, so that without a hint the player
 * would only ever meet the minimum message.
 *
 * @see docs/rules.md#withdrawal-checks
 * @example
 * isBalanceBelowMinimum(moneyFromPeso('99.99'), moneyFromPeso(100)); // => true
 * isBalanceBelowMinimum(moneyFromPeso(100), moneyFromPeso(100)); // => false
 * isBalanceBelowMinimum(moneyFromPeso(1), undefined); // => false
 */
export function isBalanceBelowMinimum(balance: Money, minimum: Money | undefined): boolean {
  return minimum !== undefined && balance < minimum;
}

/**
 * The smallest amount that leaves by any of the methods: what is less stays where it is, whatever the player does.
 *
 * @see docs/rules.md#withdrawal-checks
 * @returns `undefined` while no method is open, when nothing can be said about amounts
 * @example
 * const method = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: undefined, depositMax: undefined, withdrawMin: moneyFromPeso(100), withdrawMax: undefined,
 *   banks: [], channels: [],
 * };
 * leastWithdrawal([method, { ...method, withdrawMin: moneyFromPeso(50) }]); // => moneyFromPeso(50)
 * leastWithdrawal([]); // => undefined
 */
export function leastWithdrawal(methods: readonly PayMethod[]): Money | undefined {
  const [first, ...others] = withdrawMethods(methods).map(({ withdrawMin }) => lowestAmount(withdrawMin));
  return others.reduce((least, one) => (least !== undefined && least < one ? least : one), first);
}
