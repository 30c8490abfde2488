// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  checkBirthday,
  type DayKey,
  dayWeekday,
  type EpochMilliseconds,
  epochMillisecondsFrom,
  type EpochSeconds,
  epochSecondsFrom,
  fail,
  formatManila,
  isCalendarDay,
  manilaDay,
  manilaDaysBack,
  manilaWeekday,
  manilaWeekEnd,
  ok,
} from '../index';

describe('examples of time', () => {
  it('checkBirthday', () => {
    expect(checkBirthday('2004-11-21', epochSecondsFrom(1_767_196_800))).toEqual(ok('2004-11-21'));
    expect(checkBirthday('2010-01-01', epochSecondsFrom(1_767_196_800))).toEqual(fail('underAge'));
  });

  it('DayKey', () => {
    const newYear: DayKey = '2026-01-01';
    expect(newYear > '2025-12-31').toEqual(true);
  });

  it('dayWeekday', () => {
    expect(dayWeekday('2026-01-01')).toEqual(4);
  });

  it('EpochMilliseconds', () => {
    const newYear: EpochMilliseconds = epochMillisecondsFrom(Date.UTC(2025, 11, 31, 16));
    expect(newYear).toEqual(1_767_196_800_000);
  });

  it('epochMillisecondsFrom', () => {
    expect(epochMillisecondsFrom(1_700_000_000_123)).toEqual(1_700_000_000_123);
    expect(() => epochMillisecondsFrom(Number.NaN)).toThrow(RangeError);
  });

  it('EpochSeconds', () => {
    const newYear: EpochSeconds = epochSecondsFrom(1_767_196_800);
    expect(formatManila(newYear)).toEqual('2026-01-01 00:00:00');
  });

  it('epochSecondsFrom', () => {
    expect(epochSecondsFrom(1_700_000_000.9)).toEqual(1_700_000_000);
    expect(() => epochSecondsFrom(Number.NaN)).toThrow(RangeError);
  });

  it('formatManila', () => {
    expect(formatManila(epochSecondsFrom(1_700_000_000))).toEqual('2023-11-15 06:13:20');
    expect(formatManila(null)).toEqual('--');
  });

  it('isCalendarDay', () => {
    expect(isCalendarDay('2024-02-29')).toEqual(true);
    expect(isCalendarDay('2023-02-29')).toEqual(false);
  });

  it('manilaDay', () => {
    expect(manilaDay(epochSecondsFrom(1_767_196_800))).toEqual('2026-01-01');
  });

  it('manilaDaysBack', () => {
    expect(manilaDaysBack(epochSecondsFrom(1_767_196_800), 2)).toEqual(['2026-01-01', '2025-12-31']);
  });

  it('manilaWeekday', () => {
    expect(manilaWeekday(epochSecondsFrom(1_767_196_800))).toEqual(4);
  });

  it('manilaWeekEnd', () => {
    const newYear = epochSecondsFrom(1_767_196_800);
    expect(formatManila(manilaWeekEnd(newYear))).toEqual('2026-01-05 00:00:00');
  });
});
