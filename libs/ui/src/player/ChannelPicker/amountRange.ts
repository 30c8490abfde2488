import { formatWholePesos, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/**
 * The limits of a channel in whole pesos, "₱100 – ₱50,000". Zero means that there is none on that side.
 *
 * @example
 * import { moneyFromPeso, zeroMoney } from '@kislap/domain';
 * amountRange(moneyFromPeso(100), moneyFromPeso(50_000)); // => '₱100 – ₱50,000'
 * amountRange(moneyFromPeso(100), zeroMoney); // => '₱100+'
 */
export function amountRange(min: Money, max: Money): string {
  const from = `₱${formatWholePesos(min)}`;
  return max === zeroMoney ? `${from}+` : `${from} – ₱${formatWholePesos(max)}`;
}
