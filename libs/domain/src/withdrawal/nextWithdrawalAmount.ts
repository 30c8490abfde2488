import { acceptPesoInput } from '../money/acceptPesoInput';
import { capPesoInput } from '../money/capPesoInput';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/**
 * The text of the withdrawal amount after a change.
 *
 * Withdrawal rule: pesos with at most two decimals, cut to the balance while typing.
 */
export function nextWithdrawalAmount(before: string, typed: string, balance: Money): string {
  const limit = balance > zeroMoney ? balance : zeroMoney;
  return capPesoInput(acceptPesoInput(before, typed, 'centavos'), limit);
}
