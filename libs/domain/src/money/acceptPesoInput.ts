import { acceptWholePesos } from './acceptWholePesos';
import { cleanPesoInput } from './cleanPesoInput';

/**
 * The text of an amount field after a change: the cleaned new text, or the text before it when the change would
 * not be an amount.
 *
 * Input rule: a deposit is in `whole` pesos, a withdrawal may have `centavos`.
 *
 * @example
 * acceptPesoInput('10', '₱1,000', 'whole'); // => '1000'
 * acceptPesoInput('10', '10.5', 'whole'); // => '10'
 * acceptPesoInput('10', '10.5', 'centavos'); // => '10.5'
 */
export function acceptPesoInput(before: string, typed: string, precision: 'whole' | 'centavos'): string {
  if (precision === 'whole') return acceptWholePesos(before, typed);
  const cleaned = cleanPesoInput(typed);
  return /^\d{0,9}(\.\d{0,2})?$/.test(cleaned) ? cleaned : before;
}
