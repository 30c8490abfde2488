// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  firstLevelWithGift,
  formatWholePesos,
  type GiftPeriod,
  type GiftsOfLevel,
  type GiftState,
  missingForLevel,
  moneyFromPeso,
  type PeriodGift,
  progressToNextLevel,
  subtractMoney,
  type VipProgress,
  type VipRequirement,
  type VipShortfall,
  type VipStanding,
  zeroMoney,
} from '../index';

describe('examples of vip', () => {
  it('firstLevelWithGift', () => {
    const amounts = {
      dailyReward: zeroMoney,
      weeklyReward: moneyFromPeso(50),
      monthlyReward: moneyFromPeso(200),
    };
    expect(
      firstLevelWithGift(
        [
          { level: 2, ...amounts },
          { level: 1, ...amounts },
        ],
        'week',
      ),
    ).toEqual(1);
    expect(firstLevelWithGift([{ level: 1, ...amounts }], 'day')).toEqual(undefined);
  });

  it('GiftPeriod', () => {
    const period: GiftPeriod = 'month';
    expect(firstLevelWithGift([], period)).toEqual(undefined);
  });

  it('GiftsOfLevel', () => {
    const amounts = {
      dailyReward: zeroMoney,
      weeklyReward: moneyFromPeso(50),
      monthlyReward: moneyFromPeso(200),
    };
    const levelOne: GiftsOfLevel = { level: 1, ...amounts };
    expect(firstLevelWithGift([levelOne], 'month')).toEqual(1);
  });

  it('GiftState', () => {
    const state: GiftState = 'ready';
    const gift: PeriodGift = { period: 'day', amount: moneyFromPeso(5), state };
    expect(gift.state).toEqual('ready');
  });

  it('missingForLevel', () => {
    const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
    const done = { totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
    expect(missingForLevel(needed, done)).toEqual({ deposit: zeroMoney, turnover: moneyFromPeso(1_000) });
  });

  it('PeriodGift', () => {
    const gift: PeriodGift = { period: 'week', amount: moneyFromPeso(50), state: 'ready' };
    expect(formatWholePesos(gift.amount)).toEqual('50');
  });

  it('progressToNextLevel', () => {
    const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
    const standing = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
    expect(progressToNextLevel([needed], standing)?.barsToFill).toEqual(1);
    expect(progressToNextLevel([needed], { ...standing, level: 2 })).toEqual(undefined);
  });

  it('VipProgress', () => {
    const progress: VipProgress = {
      nextLevel: 2,
      deposit: { done: moneyFromPeso(1_500), needed: moneyFromPeso(1_000) },
      turnover: { done: moneyFromPeso(4_000), needed: moneyFromPeso(5_000) },
      missing: { deposit: zeroMoney, turnover: moneyFromPeso(1_000) },
      barsToFill: 1,
    };
    expect(subtractMoney(progress.turnover.needed, progress.turnover.done)).toEqual(
      progress.missing.turnover,
    );
  });

  it('VipRequirement', () => {
    const needed: VipRequirement = { level: 1, neededDeposit: moneyFromPeso(100), neededTurnover: zeroMoney };
    const done = { totalDeposit: moneyFromPeso(40), totalTurnover: zeroMoney };
    expect(missingForLevel(needed, done).deposit).toEqual(moneyFromPeso(60));
  });

  it('VipShortfall', () => {
    const nothing: VipShortfall = { deposit: zeroMoney, turnover: zeroMoney };
    const needed = { level: 1, neededDeposit: zeroMoney, neededTurnover: zeroMoney };
    expect(missingForLevel(needed, { totalDeposit: zeroMoney, totalTurnover: zeroMoney })).toEqual(nothing);
  });

  it('VipStanding', () => {
    const standing: VipStanding = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: zeroMoney };
    expect(progressToNextLevel([], standing)).toEqual(undefined);
  });
});
