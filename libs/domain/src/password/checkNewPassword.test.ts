import { describe, expect, it } from 'vitest';
import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { checkNewPassword } from './checkNewPassword';

describe('a new password', () => {
  it.each(['Play1234', 'ñandu-2026', '12345678901234567x9 '])(
    '%j with its repetition is accepted',
    (password) => {
      expect(checkNewPassword(password, password)).toEqual(ok(password));
    },
  );

  it.each([
    ['', 'nothing'],
    ['Play123', 'seven characters'],
    ['a1'.repeat(10) + 'x', '21 characters'],
    ['12345678', 'no letter'],
    ['abcdefgh', 'no digit'],
  ])('%j is weak: %s', (password) => {
    expect(checkNewPassword(password, password)).toEqual(fail('weak'));
  });

  it('differs from a repetition with another space', () => {
    expect(checkNewPassword('Play1234', 'Play1234 ')).toEqual(fail('different'));
  });

  it('is weak before it is different', () => {
    expect(checkNewPassword('short', 'other')).toEqual(fail('weak'));
  });
});
