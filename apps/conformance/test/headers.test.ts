import { expect, it } from 'vitest';
import { sniffFault } from '../src/checks/headers';

/** The header as it was sent, once or more. */
const sent = (...values: readonly string[]): string | null => {
  const headers = new Headers();
  for (const value of values) headers.append('X-Content-Type-Options', value);
  return headers.get('x-content-type-options');
};

it.each([
  [['nosniff'], undefined],
  [[], 'X-Content-Type-Options is missing'],
  [['nosniff', 'nosniff'], 'X-Content-Type-Options is sent more than once: nosniff, nosniff'],
  [['sniff'], 'X-Content-Type-Options is not nosniff: sniff'],
])('of a header sent as %j says %j', (values, words) => {
  expect(sniffFault(sent(...values))).toBe(words);
});
