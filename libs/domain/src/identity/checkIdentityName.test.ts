import { expect, test } from 'vitest';

import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { checkIdentityName } from './checkIdentityName';

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
