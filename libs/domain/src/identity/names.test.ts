import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, ok } from '../kernel';
import { checkIdentityName, isSameName } from './names';

test('a full name is taken without its superfluous spaces', () => {
  expect(checkIdentityName('  Ligaya   Santos ', [])).toEqual(ok('Ligaya Santos'));
  expect(checkIdentityName('Ma. Niña D. Peña-Reyes', [])).toEqual(ok('Ma. Niña D. Peña-Reyes'));
});

test.each(['', '   '])('%j is empty', (typed) => {
  expect(checkIdentityName(typed, [])).toEqual(fail('empty'));
});

test.each(['Ligaya', 'Ligaya 2', 'Ligaya .', '<b>Ligaya</b> Santos', `Ligaya ${'S'.repeat(80)}`])(
  '%s is no full name',
  (typed) => {
    expect(checkIdentityName(typed, [])).toEqual(fail('notAFullName'));
  },
);

test('it has to be the name of an account withdrawn to, where there is one', () => {
  const accounts = ['', 'SANTOS, LIGAYA'];
  expect(checkIdentityName('Ligaya Santos', accounts)).toEqual(ok('Ligaya Santos'));
  expect(checkIdentityName('Ligaya Reyes', accounts)).toEqual(fail('otherName'));
  expect(checkIdentityName('Ligaya Reyes', [''])).toEqual(ok('Ligaya Reyes'));
});

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
