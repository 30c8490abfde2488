import type { PayMethod } from './PayMethod';

/**
 * The methods that money can be withdrawn to, in the operator's withdrawal order.
 *
 * @example
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const maya = { ...method, name: 'Maya', withdrawSort: 0 };
 * withdrawMethods([method, maya, { ...method, isWithdraw: false }]); // => [maya, method]
 */
export function withdrawMethods(methods: readonly PayMethod[]): readonly PayMethod[] {
  return methods
    .filter((method) => method.isWithdraw)
    .sort((left, right) => left.withdrawSort - right.withdrawSort);
}
