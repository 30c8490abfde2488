import { fail, type Result } from '../kernel';
import type { Money } from './Money';
import { truncateToCentavos } from './rounding';
import { parsePeso, pesoText } from './text';

/**
 * Why a typed amount cannot be read.
 *
 * @example
 * const problem: PesoInputProblem = 'tooManyDecimals';
 * parsePesoInput('1.00001'); // => fail(problem)
 */
export type PesoInputProblem = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge';

/**
 * What is left of a typed or pasted amount without what people put around it: '₱1,234.56' is '1234.56'.
 *
 * @see docs/rules.md#amount-fields
 * @example
 * cleanPesoInput('₱1,234.56'); // => '1234.56'
 */
export function cleanPesoInput(text: string): string {
  return text.replace(/php|[₱,\s]/gi, '');
}

const typedDecimal = /^(?=.*\d)(\d*)(?:\.(\d*))?$/;
const longestWhole = 9;
const longestFraction = 2;

/**
 * Reads an amount that a player typed or pasted, exactly: '100.5' is 100.50 PHP, '1e3' is refused.
 *
 * Input rule: at most nine digits before the point and two after it; commas, spaces and the peso sign are
 * ignored.
 *
 * @see docs/rules.md#amount-fields
 * @example
 * parsePesoInput('₱1,000.50'); // => ok(moneyFromPeso('1000.5'))
 * parsePesoInput('1e3'); // => fail('notANumber')
 */
export function parsePesoInput(text: string): Result<Money, PesoInputProblem> {
  const cleaned = cleanPesoInput(text);
  if (cleaned === '') return fail('empty');
  const match = typedDecimal.exec(cleaned);
  if (!match) return fail('notANumber');
  const [, whole = '', fraction = ''] = match;
  if (whole.length > longestWhole) return fail('tooLarge');
  if (fraction.length > longestFraction) return fail('tooManyDecimals');
  return parsePeso(cleaned);
}

/**
 * The amount in a field; undefined while the field holds none.
 *
 * @see docs/rules.md#amount-fields
 * @example
 * typedMoney('1,000'); // => moneyFromPeso(1_000)
 * typedMoney(''); // => undefined
 */
export function typedMoney(text: string): Money | undefined {
  const parsed = parsePesoInput(text);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * The text of an amount field after a change: the cleaned new text, or the text before it when the change would
 * not be an amount.
 *
 * Input rule: a deposit is in `whole` pesos, a withdrawal may have `centavos`.
 *
 * @see docs/rules.md#amount-fields
 * @example
 * acceptPesoInput('10', '₱1,000', 'whole'); // => '1000'
 * acceptPesoInput('10', '10.5', 'whole'); // => '10'
 * acceptPesoInput('10', '10.5', 'centavos'); // => '10.5'
 */
export function acceptPesoInput(before: string, typed: string, precision: 'whole' | 'centavos'): string {
  if (precision === 'whole') return acceptWholePesos(before, typed);
  const cleaned = cleanPesoInput(typed);
  return /^\d{0,9}(\.\d{0,2})?$/.test(cleaned) ? cleaned : before;
}

/**
 * The text of a field of whole pesos after a change, or the one before it when the change would be no amount.
 *
 * @see docs/rules.md#amount-fields
 */
export function acceptWholePesos(before: string, typed: string): string {
  const cleaned = cleanPesoInput(typed);
  return /^\d{0,9}$/.test(cleaned) ? cleaned : before;
}

/**
 * The text of an amount field, cut to `max` when above it: '1500' at most 1,000.00 PHP is '1000'. The cut is in whole
 * centavos; at or under `max`, and when it is no amount, the text stays as typed.
 *
 * @see docs/rules.md#amount-fields
 * @example
 * capPesoInput('1500', moneyFromPeso(1_000)); // => '1000'
 * capPesoInput('999', moneyFromPeso(1_000)); // => '999'
 */
export function capPesoInput(text: string, max: Money): string {
  const limit = truncateToCentavos(max);
  const typed = parsePeso(cleanPesoInput(text));
  const isAbove = typed.ok ? typed.value > limit : typed.reason === 'tooLarge';
  return isAbove ? pesoText(limit) : text;
}
