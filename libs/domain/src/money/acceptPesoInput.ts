import { cleanPesoInput } from './cleanPesoInput';

/** Centavos that are none: '1,000.00', copied from a balance, is a whole amount. */
const noCentavos = /\.0{1,2}$/;

const patterns = { whole: /^\d{0,9}$/, centavos: /^\d{0,9}(\.\d{0,2})?$/ };

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
  const plain = cleanPesoInput(typed);
  const cleaned = precision === 'whole' ? plain.replace(noCentavos, '') : plain;
  return patterns[precision].test(cleaned) ? cleaned : before;
}
