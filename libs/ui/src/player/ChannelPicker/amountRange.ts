import { formatPeso } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/**
 * The limits of a channel, "₱100 – ₱50,000"; one that is not set is left out, and without any there is nothing to say.
 *
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * amountRange(moneyFromPeso(100), moneyFromPeso(50_000)); // => '₱100 – ₱50,000'
 * amountRange(moneyFromPeso(100), undefined); // => '₱100+'
 * amountRange(undefined, moneyFromPeso('1234.5')); // => '≤ ₱1,234.50'
 * amountRange(undefined, undefined); // => undefined
 */
export function amountRange(min: Money | undefined, max: Money | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `≤ ${formatPeso(max, 'limit')}`;
  const from = formatPeso(min, 'limit');
  return max === undefined ? `${from}+` : `${from} – ${formatPeso(max, 'limit')}`;
}
