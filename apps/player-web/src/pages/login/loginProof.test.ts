import { AnswerError, OfflineError } from '@kislap/api';
import { describe, expect, it } from 'vitest';
import { loginAccount, loginProblemOf, loginProof } from './loginProof';

const text = (id: string, values: object = {}) => [id, ...Object.values(values)].join(' ');
const problemOf = (code: number, facts = {}) =>
  loginProblemOf(new AnswerError(code, 'words', facts), text, 1000);

describe('who logs in', () => {
  it('is a phone or a user id', () => {
    expect(loginAccount('9170000002')).toEqual({ ok: true, value: '639170000002' });
    expect(loginAccount('100002')).toEqual({ ok: true, value: '100002' });
  });

  it.each([
    ['', 'empty'],
    ['8170000002', 'notAMobile'],
    ['1234', 'notAMobile'],
  ])('is nobody for %j: %s', (typed, reason) => {
    expect(loginAccount(typed)).toEqual({ ok: false, reason });
  });

  it('is proved by a password or by a code', () => {
    const fields = { account: '9170000002', secret: '123456', isRemembered: true };
    expect(loginProof({ ...fields, way: 'smsCode' }, '639170000002')).toEqual({
      by: 'smsCode',
      account: '639170000002',
      code: '123456',
    });
    expect(loginProof({ ...fields, way: 'password' }, '100002')).toEqual({
      by: 'password',
      account: '100002',
      password: '123456',
    });
  });
});

describe('a refused log-in', () => {
  it('stands beside what it is about', () => {
    expect(problemOf(1002)).toEqual({ type: 'secret', error: 'auth.wrong' });
    expect(problemOf(1004)).toEqual({ type: 'secret', error: 'auth.codeWrong' });
  });

  it('locks the form for as long as the operator says', () => {
    expect(problemOf(1005, { wait: 90 })).toEqual({ type: 'locked', until: 91_000 });
  });

  it('says of a break what the operator says', () => {
    expect(problemOf(1007, { until: 1_700_000_000 })).toEqual({ type: 'suspended', notice: 'words' });
  });

  it('is left to a toast otherwise', () => {
    expect(problemOf(1014)).toBeUndefined();
    expect(loginProblemOf(new OfflineError('timeout', { wasSent: true }), text, 0)).toBeUndefined();
  });
});
