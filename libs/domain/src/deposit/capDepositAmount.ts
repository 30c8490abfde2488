import { capPesoInput } from '../money/capPesoInput';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/**
 * The text of the deposit amount, cut to the channel's maximum.
 *
 * Deposit rule: more than the maximum becomes the maximum, at once; a maximum of zero means none.
 *
 * @example
 * capDepositAmount('60000', moneyFromPeso(50_000)); // => '50000'
 * capDepositAmount('60000', zeroMoney); // => '60000'
 */
export function capDepositAmount(text: string, max: Money): string {
  return max > zeroMoney ? capPesoInput(text, max) : text;
}
