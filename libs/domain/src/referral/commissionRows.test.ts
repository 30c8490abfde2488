import { describe, expect, it } from 'vitest';

import { pesos } from '../testing/pesos';
import { seconds } from '../testing/seconds';
import { claimableCommission } from './claimableCommission';
import { commissionByDay } from './commissionByDay';
import { commissionState } from './commissionState';

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
