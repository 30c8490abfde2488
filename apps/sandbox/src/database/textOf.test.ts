import { expect, it } from 'vitest';
import { textOf } from './textOf';

it.each([
  ['', ''],
  ['₱ "5"', '₱ "5"'],
  [5, '5'],
  [-1n, '-1'],
  [false, 'false'],
  [null, null],
  [undefined, null],
  [[], '{}'],
  [['a', '', 'NULL', null, '{,}', 'a"b\\c'], '{"a","","NULL",NULL,"{,}","a\\"b\\\\c"}'],
  [[1, 2n], '{"1","2"}'],
])('writes %s as %s', (value, text) => {
  expect(textOf(value)).toBe(text);
});

it.each([[new Uint8Array(1)], [{}], [new Date(0)], [[new Uint8Array(1)]], [[[1]]]])(
  'leaves %s to node-postgres',
  (value) => {
    expect(textOf(value)).toBeUndefined();
  },
);
