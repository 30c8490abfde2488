import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { firstLevelWithGift } from './gifts';

const gifts = (level: number, day: number, week: number, month: number) => ({
  level,
  dailyReward: pesos(day),
  weeklyReward: pesos(week),
  monthlyReward: pesos(month),
});

describe('the first level with a gift', () => {
  const levels = [gifts(0, 0, 0, 0), gifts(1, 0, 3, 8), gifts(2, 1, 8, 0)];

  it('is looked for in each period on its own', () => {
    expect(firstLevelWithGift(levels, 'day')).toBe(2);
    expect(firstLevelWithGift(levels, 'week')).toBe(1);
    expect(firstLevelWithGift(levels, 'month')).toBe(1);
  });

  it('is nothing when no level gives any', () => {
    expect(firstLevelWithGift(levels.slice(0, 1), 'day')).toBeUndefined();
    expect(firstLevelWithGift([], 'month')).toBeUndefined();
  });

  it('gives something, and no level below it does', () => {
    const amount = fc.oneof(fc.constant(pesos(0)), anyMoney({ min: 0, max: 1e6 }));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 9 }), (amounts) => {
        const ladder = amounts.map((dailyReward, level) => ({ ...gifts(level, 0, 0, 0), dailyReward }));
        const first = firstLevelWithGift(ladder.toReversed(), 'day');
        expect(first).toBe(amounts.some((one) => one > 0) ? amounts.findIndex((one) => one > 0) : undefined);
      }),
    );
  });
});
