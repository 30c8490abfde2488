import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { seconds } from '../testing/seconds';
import { epochSecondsFrom, formatManila } from '../time';
import {
  claimableCommission,
  commissionByDay,
  commissionOf,
  commissionState,
  lastClaimableDay,
  nextCommissionAt,
} from './commission';

const rates = [0.3, 0.1, 0.05];
const levels = [1, 2, 3] as const;

describe('commissionOf', () => {
  it.each([
    [1, 6420.5, 19.26],
    [2, 1288, 1.28],
    [3, 1000, 0.5],
    [1, 3.33, 0],
    [1, 3.34, 0.01],
    [3, 19.99, 0],
    [3, 20, 0.01],
    [1, 0, 0],
  ] as const)('of level %d is exact to the centavo: %d earn %d', (level, turnover, earned) => {
    expect(commissionOf(pesos(turnover), level, rates)).toBe(pesos(earned));
  });

  it('is nothing for a level without a rate, and for bets below nothing', () => {
    expect(commissionOf(pesos(1000), 3, [0.3])).toBe(0);
    expect(commissionOf(pesos(1000), 1, [-1])).toBe(0);
    expect(commissionOf(pesos(-1000), 1, rates)).toBe(0);
  });

  it('never exceeds the rate, and misses it by less than a centavo', () => {
    fc.assert(
      fc.property(anyMoney({ min: 0, max: 1e12 }), fc.constantFrom(...levels), (turnover, level) => {
        const rate = rates[level - 1] ?? 0;
        // In millionths of a unit, so that nothing is rounded on the way.
        const exact = BigInt(turnover) * BigInt(rate * 10_000);
        const missed = exact - BigInt(commissionOf(turnover, level, rates)) * 1_000_000n;
        expect(missed).toBeGreaterThanOrEqual(0n);
        expect(missed).toBeLessThan(100_000_000n);
      }),
    );
  });
});

describe('the commission of a day', () => {
  it.each([
    ['2026-11-18T05:59:59+08:00', '2026-11-16'],
    ['2026-11-18T06:00:00+08:00', '2026-11-17'],
    ['2026-11-18T23:59:59+08:00', '2026-11-17'],
    ['2026-11-19T00:00:00+08:00', '2026-11-17'],
    ['2026-11-17T22:00:00Z', '2026-11-17'],
  ])('opens at six of the next morning: at %s up to %s', (now, day) => {
    expect(lastClaimableDay(seconds(now))).toBe(day);
  });

  it.each([
    ['2026-11-18T05:59:59+08:00', '2026-11-18 06:00:00'],
    ['2026-11-18T06:00:00+08:00', '2026-11-19 06:00:00'],
    ['2026-11-18T23:00:00+08:00', '2026-11-19 06:00:00'],
    ['2026-12-31T12:00:00+08:00', '2027-01-01 06:00:00'],
  ])('comes next after %s at %s', (now, next) => {
    expect(formatManila(nextCommissionAt(seconds(now)))).toBe(next);
  });

  it('opens one day more at the very second that was announced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }), (instant) => {
        const now = epochSecondsFrom(instant);
        const next = nextCommissionAt(now);
        expect(next).toBeGreaterThan(now);
        expect(lastClaimableDay(epochSecondsFrom(next - 1))).toBe(lastClaimableDay(now));
        expect(lastClaimableDay(next) > lastClaimableDay(now)).toBe(true);
      }),
    );
  });
});

const dawn = seconds('2026-11-18T05:00:00+08:00');
const noon = seconds('2026-11-18T12:00:00+08:00');
const row = (day: string, amount: number, isClaimed = false) => ({ day, amount: pesos(amount), isClaimed });
const rows = [
  row('2026-11-18', 9),
  row('2026-11-17', 19.26),
  row('2026-11-17', 1.28),
  row('2026-11-16', 0.05),
  row('2026-11-15', 7, true),
];

describe('commission that was earned', () => {
  it('is closed until six in the morning, then to be claimed, then claimed', () => {
    expect(commissionState(row('2026-11-17', 1), dawn)).toBe('closed');
    expect(commissionState(row('2026-11-17', 1), noon)).toBe('toClaim');
    expect(commissionState(row('2026-11-17', 1, true), noon)).toBe('claimed');
    expect(commissionState(row('2026-11-18', 1), noon)).toBe('closed');
  });

  it('is claimable as far as its days are open and not claimed', () => {
    expect(claimableCommission(rows, noon)).toBe(pesos(20.59));
    expect(claimableCommission(rows, dawn)).toBe(pesos(0.05));
    expect(claimableCommission([], noon)).toBe(0);
  });

  it('adds up over the levels of a day, and a day without any is zero', () => {
    expect(commissionByDay(rows, ['2026-11-14', '2026-11-17'])).toEqual([
      { day: '2026-11-14', amount: 0 },
      { day: '2026-11-17', amount: pesos(20.54) },
    ]);
  });
});
