import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSameName } from './isSameName';

test.each([
  ['Juan Dela Cruz', 'JUAN DELA CRUZ'],
  ['Dela Cruz, Juan', 'Juan  Dela Cruz'],
  ['Niño Peña', 'NINO PENA'],
  ['Maria O’Hara Jr.', "MARIA O'HARA JR"],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Juan Dela Cruz', 'Juan Cruz'],
  ['Juan Dela Cruz', 'Juana Dela Cruz'],
  ['', ''],
  ['...', ' '],
])('%j and %j are two', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test('it does not matter which name is asked about first', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSameName(one, other)).toBe(isSameName(other, one));
    }),
  );
});
