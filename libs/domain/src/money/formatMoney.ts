import { groupThousands } from './groupThousands';
import type { Money } from './Money';
import { pesoText } from './pesoText';
import { truncateToCentavos } from './truncateToCentavos';

/**
 * The amount as the player reads it: '1,234.56'.
 *
 * Display rule: two decimals always, truncated toward zero and never rounded up, thousands grouped, no '-0.00'.
 * Integer arithmetic only: a float of pesos would show 1.14 for 1.15.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * formatMoney(moneyFromPeso('1234.5678')); // => '1,234.56'
 */
export function formatMoney(money: Money): string {
  const [whole, centavos = ''] = pesoText(truncateToCentavos(money)).split('.');
  return `${groupThousands(String(whole))}.${centavos.padEnd(2, '0')}`;
}
