import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import type { Result } from '../kernel/Result';
import { cleanPesoInput } from './cleanPesoInput';
import type { Money } from './Money';
import { moneyFromPeso } from './moneyFromPeso';
import type { PesoInputProblem } from './PesoInputProblem';

const typedDecimal = /^(?=.*\d)(\d*)(?:\.(\d*))?$/;
const longestWhole = 9;
const longestFraction = 2;

/**
 * Reads an amount that a player typed or pasted, exactly: '100.5' is 100.50 PHP, '1e3' is refused.
 *
 * Input rule: at most nine digits before the point and two after it; commas, spaces and the peso sign are
 * ignored.
 *
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
  return ok(moneyFromPeso(cleaned));
}
