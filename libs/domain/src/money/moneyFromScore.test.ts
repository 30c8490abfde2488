import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moneyFromScore } from './moneyFromScore';
import { scoreFromMoney } from './scoreFromMoney';
import { zeroMoney } from './zeroMoney';

describe('moneyFromScore', () => {
  it('keeps the ledger score as it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (score) => {
        expect(scoreFromMoney(moneyFromScore(score))).toBe(score + 0);
      }),
    );
  });

  it('reads a score that comes as text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (score) => {
        expect(moneyFromScore(String(score))).toBe(moneyFromScore(score));
      }),
    );
  });

  it.each([
    null,
    undefined,
    '',
    'abc',
    '1e3',
    '0x10',
    '12 345',
    'x12',
    '12x',
    '1.5',
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.MAX_SAFE_INTEGER + 1,
    '9007199254740993',
  ])('takes the unreadable score %j for 0', (score) => {
    expect(moneyFromScore(score)).toBe(zeroMoney);
  });

  it('knows no negative zero', () => {
    expect(Object.is(moneyFromScore(-0), 0)).toBe(true);
    expect(Object.is(moneyFromScore('-0'), 0)).toBe(true);
  });
});
