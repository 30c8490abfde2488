import { fail, ok, type Result } from '../kernel';
import { misuse } from '../kernel/internal';
import { isMoney, type Money, moneyFromUnits, zeroMoney } from './Money';
import { truncateToCentavos } from './rounding';

/** How many decimals a peso has in `Money`: 10000 units are one peso. */
const pesoDecimals = 4;

const plainDecimal = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** Half a unit: a number below it is written with an exponent (1e-7) and rounds to nothing. */
const halfUnit = 0.00005;

/**
 * Reads a plain peso amount, or says it is none: 100.5 and '100.5' are 100.50 PHP; '50,000' and 1e21 are none. Digits
 * past the fourth decimal are rounded as float noise. Typed text goes through `parsePesoInput`.
 *
 * @see docs/rules.md#money
 * @example
 * parsePeso('100.5'); // => ok(moneyFromPeso(100.5))
 * parsePeso('50,000'); // => fail('notANumber')
 * parsePeso('999999999999999'); // => fail('tooLarge')
 */
export function parsePeso(peso: number | string): Result<Money, 'notANumber' | 'tooLarge'> {
  if (typeof peso === 'number' && Math.abs(peso) < halfUnit) return ok(zeroMoney);
  const match = plainDecimal.exec(String(peso));
  if (!match) return fail('notANumber');
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = fraction.slice(0, pesoDecimals).padEnd(pesoDecimals, '0');
  const carry = Number(fraction.charAt(pesoDecimals)) >= 5 ? 1 : 0;
  const units = Number(whole + kept) + carry;
  return isMoney(units) ? ok(moneyFromUnits(sign ? -units : units)) : fail('tooLarge');
}

/**
 * Money from a plain peso amount of the wire or a program: 100.5 or '100.5' is 100.50 PHP. Unreadable amounts ('',
 * '50,000', 1e21) throw: use `parsePeso` where they may occur, `parsePesoInput` for typed text.
 *
 * @see docs/rules.md#money
 * @throws RangeError when it is no exact amount in plain digits
 * @example
 * pesoText(moneyFromPeso(100.5)); // => '100.5'
 * pesoText(moneyFromPeso('0.30000000000000004')); // => '0.3'
 * moneyFromPeso('50,000'); // throws RangeError
 */
export function moneyFromPeso(peso: number | string): Money {
  const parsed = parsePeso(peso);
  if (parsed.ok) return parsed.value;
  throw misuse('an exact amount in pesos, in plain digits', peso);
}

/**
 * The canonical decimal of an amount, without grouping or trailing zeros: '100', '100.5', '-1.2345'.
 *
 * It stands in messages such as "less than {min}", in the payment sign and in amounts on the wire, which must
 * all be the same text.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(moneyFromPeso('1234.50')); // => '1234.5'
 */
export function pesoText(money: Money): string {
  const digits = String(Math.abs(moneyFromUnits(money))).padStart(pesoDecimals + 1, '0');
  const decimal = `${digits.slice(0, -pesoDecimals)}.${digits.slice(-pesoDecimals)}`;
  return `${money < 0 ? '-' : ''}${decimal.replace(/\.?0+$/, '')}`;
}

/**
 * The plain peso number of an amount, for JSON: 100.50 PHP is 100.5. Never calculate with it.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoFromMoney(moneyFromPeso('100.50')); // => 100.5
 */
export function pesoFromMoney(money: Money): number {
  return Number(pesoText(money));
}

/**
 * The amount as the player reads it: '1,234.56'.
 *
 * Display rule: two decimals always, truncated toward zero and never rounded up, thousands grouped, no '-0.00'.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * formatMoney(moneyFromPeso('1234.5678')); // => '1,234.56'
 */
export function formatMoney(money: Money): string {
  const [whole, centavos = ''] = pesoText(truncateToCentavos(money)).split('.');
  return `${groupThousands(String(whole))}.${centavos.padEnd(2, '0')}`;
}

/**
 * How an amount is written: with its centavos, without them, or as a limit is, with those that it has.
 *
 * @example
 * const form: PesoForm = 'whole';
 * formatPeso(moneyFromPeso('1234.5'), form); // => '₱1,234'
 */
export type PesoForm = 'exact' | 'whole' | 'limit';

/** What a loss begins with: a minus as wide as a figure, and nothing between it and '₱' where a line may end. */
const lost = '\u2212\u2060₱';

/**
 * The amount with its currency sign, as it stands in a sentence: '₱1,234.56', and '−₱5.00' for a loss. Shown as
 * `formatMoney` shows it, `formatWholePesos` or `formatLimit`. Between the minus and '₱' no line may end (U+2060).
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * formatPeso(moneyFromPeso('1234.5')); // => '₱1,234.50'
 * formatPeso(moneyFromPeso('1234.5'), 'whole'); // => '₱1,234'
 * formatPeso(moneyFromPeso(50_000), 'limit'); // => '₱50,000'
 */
export function formatPeso(money: Money, form: PesoForm = 'exact'): string {
  return `₱${writers[form](money)}`.replace('₱-', lost);
}

const writers = { exact: formatMoney, whole: formatWholePesos, limit: formatLimit };

/**
 * The amount without centavos, for prizes and limits: 1,234.99 PHP is '1,234', -0.50 PHP is '0'.
 *
 * @see docs/rules.md#money
 * @example
 * formatWholePesos(moneyFromPeso('1234.99')); // => '1,234'
 */
export function formatWholePesos(money: Money): string {
  const whole = formatMoney(money).slice(0, -3);
  return whole === '-0' ? '0' : whole;
}

/**
 * A limit as a player reads it: thousands grouped, and centavos only where it has some: '50,000', '1,234.50'.
 *
 * @see docs/rules.md#money
 * @throws RangeError when it is no amount
 * @example
 * formatLimit(moneyFromPeso(50_000)); // => '50,000'
 * formatLimit(moneyFromPeso('1234.5')); // => '1,234.50'
 */
export function formatLimit(money: Money): string {
  return formatMoney(money).replace('.00', '');
}

/**
 * Groups the digits of a whole number by thousands: '1234567' is '1,234,567'.
 *
 * @see docs/rules.md#money
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
