import { describe, expect, it } from 'vitest';
import { manilaDateTime, manilaTime } from './cashierTimes';

describe('manilaDateTime', () => {
  it('is eight hours ahead of UTC, whatever the clock of this machine says', () => {
    expect(manilaDateTime(Date.UTC(2026, 10, 21, 16, 5, 9, 999))).toBe('2026-11-22 00:05:09');
  });

  it('gives its time of day alone', () => {
    expect(manilaTime(Date.UTC(2026, 10, 21, 16, 5, 9))).toBe('00:05:09');
  });
});
