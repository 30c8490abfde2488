// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  epochSecondsFrom,
  moneyFromPeso,
  type PrizeKind,
  type WheelPrize,
  type WonPrize,
  wonThisMonth,
} from '../index';

describe('examples of prizes', () => {
  it('PrizeKind', () => {
    const kind: PrizeKind = 'mystery';
    const prize: WheelPrize = { kind };
    expect(prize.amount).toEqual(undefined);
  });

  it('WonPrize', () => {
    const at = epochSecondsFrom(1_767_196_800);
    const prize: WonPrize = { at, amount: moneyFromPeso(5), isWaiting: false };
    expect(wonThisMonth([prize], at, true)).toEqual(moneyFromPeso(5));
  });

  it('wonThisMonth', () => {
    const now = epochSecondsFrom(1_767_196_800);
    const lastMonth = epochSecondsFrom(now - 1);
    const prizes = [now, lastMonth].map((at) => ({ at, amount: moneyFromPeso(5), isWaiting: false }));
    expect(wonThisMonth(prizes, now, true)).toEqual(moneyFromPeso(5));
    expect(wonThisMonth(prizes.slice(0, 1), now, false)).toEqual(undefined);
  });
});
