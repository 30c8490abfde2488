import type { Money } from './Money';
import { pesoDecimals } from './pesoDecimals';

/**
 * The canonical decimal of an amount, without grouping or trailing zeros: '100', '100.5', '-1.2345'.
 *
 * It stands in messages such as "less than {min}", in the payment sign and in amounts on the wire, which must
 * all be the same text.
 *
 * @example
 * pesoText(moneyFromPeso('1234.50')); // => '1234.5'
 */
export function pesoText(money: Money): string {
  const digits = String(Math.abs(money)).padStart(pesoDecimals + 1, '0');
  const whole = digits.slice(0, -pesoDecimals);
  const fraction = digits.slice(-pesoDecimals).replace(/0+$/, '');
  return `${money < 0 ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}
