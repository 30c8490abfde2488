const numbers = [Number.NaN, Infinity, -Infinity, -1, -0, 0, 0.5, 2 ** 53, 1e21];
const texts = ['', 'x'.repeat(9_999), '💥', '‮١٢', '<script>', '__proto__', 'constructor', '1e999', '-1'];

/**
 * What may come in the place of any value: numbers that are none or too many, texts that mean something elsewhere, and
 * what is no value at all.
 *
 * @type {readonly unknown[]}
 */
export const hostileValues = [...numbers, ...texts, null, undefined, true, {}, [], [null]];
