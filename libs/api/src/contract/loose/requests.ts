import * as v from 'valibot';

/*
 * What a call is asked with. Answers are read loosely, since operators of this family write them so; a request is the
 * app's own, and one number has one spelling in it.
 */

/** Digits as a number is written: no exponent, sign, blank, decimals or leading zeros. */
const PLAIN_INTEGER = /^(0|-?[1-9]\d*)$/;

/** A whole number of a request, as a number or in plain digits. */
export const askedInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(PLAIN_INTEGER), v.transform(Number))]),
  v.safeInteger(),
);

const PLAIN_AMOUNT = /^(0|[1-9]\d*)(\.\d{1,2})?$/;

/** An amount of a request in pesos that may have centavos. */
export const askedAmount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(PLAIN_AMOUNT), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(900_000_000_000),
);

/** The text of an amount in whole pesos, as it is signed: '500', never '500.0', '0500' or '5e2'. */
export const wholePesosText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

const set = v.pipe(
  v.union([v.literal(1), v.literal('1'), v.literal(true), v.literal('true')]),
  v.transform(() => 1 as const),
);
const notSet = v.pipe(
  v.union([v.literal(0), v.literal('0'), v.literal(false), v.literal('false'), v.literal('')]),
  v.transform(() => 0 as const),
);

/** A flag of a request: 1 or 0, or the same as `true` and `false`. One that is missing is 0; anything else is no flag. */
export const askedFlag = v.optional(v.union([set, notSet]), 0);

/** A flag of a request that may be left out, which says neither. */
export const maybeAskedFlag = v.optional(v.union([set, notSet]));
