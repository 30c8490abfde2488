import * as v from 'valibot';
import { looselyNumber } from './looselyNumber';

/**
 * The wire's truth value.
 *
 * @example
 * import { parse } from 'valibot';
 * const on: Flag = parse(promotionStatus, 'true');
 * on; // => 1
 */
export type Flag = 0 | 1;

/** Loose values rule: a flag is set when it is `true`, `'true'`, or 1 as a number or as text. */
function flagFrom(value: unknown): Flag {
  return value === true || value === 'true' || looselyNumber(value) === 1 ? 1 : 0;
}

/** A flag in any of its spellings; a missing or unreadable one is 0, so that guards fail closed. */
export const looseFlag = v.optional(v.pipe(v.unknown(), v.transform(flagFrom)), 0);
