import { acceptPesoInput } from '../money/acceptPesoInput';
import { capPesoInput } from '../money/capPesoInput';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/**
 * The text of the withdrawal amount after a change.
 *
 * Withdrawal rule: pesos with at most two decimals, cut to the balance while typing.
 *
 * @example
 * nextWithdrawalAmount('50', '500.25', moneyFromPeso('300.75')); // => '300.75'
 * nextWithdrawalAmount('50', '50.255', moneyFromPeso('300.75')); // => '50'
 */
export function nextWithdrawalAmount(before: string, typed: string, balance: Money): string {
  const limit = balance > zeroMoney ? balance : zeroMoney;
  return capPesoInput(acceptPesoInput(before, typed, 'centavos'), limit);
}
