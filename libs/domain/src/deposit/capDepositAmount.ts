import { capPesoInput } from '../money/capPesoInput';
import type { Money } from '../money/Money';
import { zeroMoney } from '../money/zeroMoney';

/**
 * The text of the deposit amount, cut to the channel's maximum.
 *
 * Deposit rule: more than the maximum becomes the maximum, at once; a maximum of zero means none.
 */
export function capDepositAmount(text: string, max: Money): string {
  return max > zeroMoney ? capPesoInput(text, max) : text;
}
