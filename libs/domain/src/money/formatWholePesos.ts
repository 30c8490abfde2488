import { formatMoney } from './formatMoney';
import type { Money } from './Money';

/**
 * The amount without centavos, for prizes and limits: 1,234.99 PHP is '1,234', -0.50 PHP is '0'.
 *
 * @example
 * formatWholePesos(moneyFromPeso('1234.99')); // => '1,234'
 */
export function formatWholePesos(money: Money): string {
  const whole = formatMoney(money).slice(0, -3);
  return whole === '-0' ? '0' : whole;
}
