import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { pesoDecimals } from './pesoDecimals';

/**
 * The canonical decimal of an amount, without grouping or trailing zeros: '100', '100.5', '-1.2345'.
 *
 * It stands in messages such as "less than {min}", in the payment sign and in amounts on the wire, which must
 * all be the same text.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(moneyFromPeso('1234.50')); // => '1234.5'
 */
export function pesoText(money: Money): string {
  const digits = String(Math.abs(moneyFromUnits(money))).padStart(pesoDecimals + 1, '0');
  const decimal = `${digits.slice(0, -pesoDecimals)}.${digits.slice(-pesoDecimals)}`;
  return `${money < 0 ? '-' : ''}${decimal.replace(/\.?0+$/, '')}`;
}
