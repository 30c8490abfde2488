import * as v from 'valibot';
import { orElse } from './optional';

/** A plain value as a number; an object is none, and may not even be asked: it can break on being converted. */
export function looselyNumber(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value);
}

const NUMERIC_TEXT = /^\s*-?\d+(\.\d+)?\s*$/;

/**
 * A finite number, or the text of one: `12`, `'12'`, `' -0.5 '`.
 * Loose values rule: servers of this family send numbers as text.
 */
export const looseNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(NUMERIC_TEXT), v.transform(Number))]),
  v.finite(),
);

/** A safe integer, or the text of one. Ids, counts, levels, codes. */
export const looseInteger = v.pipe(looseNumber, v.safeInteger());

/** A count that a server may leave out or send empty: it reads as 0. */
export const countOrZero = orElse(looseInteger, 0);

/** The year 3000: beyond it milliseconds were meant, and no screen could tell the day. */
const farthest = 32_503_680_000;

/** An instant in seconds since 1970 UTC. */
export const epoch = v.pipe(looseInteger, v.minValue(-farthest), v.maxValue(farthest));

/** An instant that a server may leave out or send empty: it reads as 0, which is none. */
export const epochOrZero = orElse(epoch, 0);

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
