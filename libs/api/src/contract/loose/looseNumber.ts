import * as v from 'valibot';

const NUMERIC_TEXT = /^\s*-?\d+(\.\d+)?\s*$/;

/**
 * A finite number, or the text of one: `12`, `'12'`, `' -0.5 '`.
 * Loose values rule: servers of this family send numbers as text.
 */
export const looseNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(NUMERIC_TEXT), v.transform(Number))]),
  v.finite(),
);
