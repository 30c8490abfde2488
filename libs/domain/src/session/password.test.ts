import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { checkNewPassword } from './password';

describe('checkNewPassword', () => {
  it.each(['Play1234', '1234567a', `a1${'a'.repeat(62)}`, 'ñ1345678', ' a1 b2 c3 '])(
    'accepts %j',
    (password) => {
      expect(checkNewPassword(password, password)).toEqual(ok(password));
    },
  );

  it.each(['', 'Play123', `a1${'a'.repeat(63)}`, '12345678', 'abcdefgh', '        '])(
    'finds %j weak',
    (password) => {
      expect(checkNewPassword(password, password)).toEqual(fail('weak'));
    },
  );

  it('wants the same text twice', () => {
    expect(checkNewPassword('Play1234', 'Play1235')).toEqual(fail('mismatch'));
    expect(checkNewPassword('Play1234', 'Play1234 ')).toEqual(fail('mismatch'));
  });

  it('tells a weak password before a difference', () => {
    expect(checkNewPassword('short', 'other')).toEqual(fail('weak'));
  });
});
