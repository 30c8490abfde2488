import { groupThousands } from './groupThousands';
import type { Money } from './Money';
import { truncateToCentavos } from './truncateToCentavos';
import { unitsPerCentavo } from './unitsPerCentavo';

/**
 * The amount as the player reads it: '1,234.56'.
 *
 * Display rule: two decimals always, truncated toward zero and never rounded up, thousands grouped, no '-0.00'.
 * Integer arithmetic only: a float of pesos would show 1.14 for 1.15.
 *
 * @example
 * formatMoney(moneyFromPeso('1234.5678')); // => '1,234.56'
 */
export function formatMoney(money: Money): string {
  const shown = truncateToCentavos(money);
  const digits = String(Math.abs(shown) / unitsPerCentavo).padStart(3, '0');
  return `${shown < 0 ? '-' : ''}${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
