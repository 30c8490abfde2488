import { isMoney } from './isMoney';
import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { pesoDecimals } from './pesoDecimals';
import { zeroMoney } from './zeroMoney';

const decimal = /^(-?)(\d*)(?:\.(\d*))?$/;

/**
 * Money from a plain peso amount of the wire: 100.5 or '100.5' is 100.50 PHP.
 *
 * Reads the decimal digits, never multiplies a float. Digits past the fourth decimal can only be a server's
 * float noise (0.30000000000000004) and are rounded to the nearest unit. An empty or unreadable amount is 0;
 * what a player types goes through `parsePesoInput` instead.
 *
 * @example
 * pesoText(moneyFromPeso(100.5)); // => '100.5'
 * pesoText(moneyFromPeso('0.30000000000000004')); // => '0.3'
 */
export function moneyFromPeso(peso: number | string | null | undefined): Money {
  const match = decimal.exec(String(peso ?? ''));
  if (!match) return zeroMoney;
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = fraction.slice(0, pesoDecimals).padEnd(pesoDecimals, '0');
  const carry = Number(fraction.charAt(pesoDecimals)) >= 5 ? 1 : 0;
  const units = Number(whole + kept) + carry;
  return isMoney(units) ? moneyFromUnits(sign ? -units : units) : zeroMoney;
}
