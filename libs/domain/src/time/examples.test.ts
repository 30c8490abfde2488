// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  dayWeekday,
  epochSecondsFrom,
  formatManila,
  manilaDay,
  manilaWeekday,
  manilaWeekEnd,
} from '../index';

describe('examples of time', () => {
  it('dayWeekday', () => {
    expect(dayWeekday('2026-01-01')).toEqual(4);
  });

  it('formatManila', () => {
    expect(formatManila(epochSecondsFrom(1_700_000_000))).toEqual('2023-11-15 06:13:20');
    expect(formatManila(null)).toEqual('--');
  });

  it('manilaDay', () => {
    expect(manilaDay(epochSecondsFrom(1_767_196_800))).toEqual('2026-01-01');
  });

  it('manilaWeekday', () => {
    expect(manilaWeekday(epochSecondsFrom(1_767_196_800))).toEqual(4);
  });

  it('manilaWeekEnd', () => {
    const newYear = epochSecondsFrom(1_767_196_800);
    expect(formatManila(manilaWeekEnd(newYear))).toEqual('2026-01-05 00:00:00');
  });
});
