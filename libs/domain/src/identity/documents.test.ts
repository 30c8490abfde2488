import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, ok } from '../kernel';
import { checkDocumentNumber } from './documents';

test.each([
  ['N01-12-345678', 'N0112345678'],
  ['p1234567a', 'P1234567A'],
  [' 1234 5678 9012 3456 ', '1234567890123456'],
])('%s is the number %s', (typed, number) => {
  expect(checkDocumentNumber(typed)).toEqual(ok(number));
});

test.each(['', '   ', '--'])('%j is empty', (typed) => {
  expect(checkDocumentNumber(typed)).toEqual(fail('empty'));
});

test.each(['12345', 'ABCDEFGH', '1'.repeat(21), 'P12345/7', '１２３４５６７'])('%s is no number', (typed) => {
  expect(checkDocumentNumber(typed)).toEqual(fail('notANumber'));
});

test('a number that was taken is taken again as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{0,3}\d{6,12}$/), (typed) => {
      expect(checkDocumentNumber(typed)).toEqual(ok(typed));
    }),
  );
});
