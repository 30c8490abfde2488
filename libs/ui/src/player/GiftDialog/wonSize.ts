import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/** From how many characters on an amount is written smaller, so that it stays on one line of 224 px. */
const medium = 10;
const small = 14;

/** How large an amount that was won is written. */
export function wonSize(amount: Money): 'large' | 'medium' | 'small' {
  const { length } = formatMoney(amount);
  if (length > small) return 'small';
  return length > medium ? 'medium' : 'large';
}
