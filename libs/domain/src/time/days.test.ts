import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../kernel';
import { seconds } from '../testing/seconds';
import { birthYears, checkBirthday, dayWeekday, isCalendarDay } from './days';
import { epochSecondsFrom } from './instants';
import { manilaDay, manilaWeekday } from './manila';

describe('isCalendarDay', () => {
  it.each(['2005-01-31', '2005-12-31', '2004-02-29', '2000-02-29', '1999-04-30', '2005-02-28'])(
    'knows %s',
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    '',
    'today',
    '2005-02-29',
    '1900-02-29',
    '2004-02-30',
    '2004-01-32',
    '2005-04-31',
    '2005-13-01',
    '2005-00-10',
    '2005-10-00',
    '0000-01-01',
    '3005-01-01',
    '2005-1-1',
    '12005-01-01',
    '2005-01-011',
    '2005/01/01',
  ])('refuses %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it('knows every day of the calendar', () => {
    const range = { min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(isCalendarDay(date.toISOString().slice(0, 10))).toBe(true);
      }),
    );
  });
});

describe('dayWeekday', () => {
  it.each([
    ['2025-11-20', 4],
    ['2025-11-23', 7],
    ['2024-02-29', 4],
  ])('of %s is %i', (day, weekday) => {
    expect(dayWeekday(day)).toBe(weekday);
  });

  it.each(['', 'today', '2025-13-01', '2026-02-30'])('refuses %j', (day) => {
    expect(() => dayWeekday(day)).toThrow(`Not a day written YYYY-MM-DD: ${day}`);
  });

  it('agrees with the weekday of every instant of that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }).map(epochSecondsFrom), (instant) => {
        expect(dayWeekday(manilaDay(instant))).toBe(manilaWeekday(instant));
      }),
    );
  });
});

describe('checkBirthday', () => {
  it.each([
    ['on the 21st birthday in Manila', '2004-11-21', '2025-11-21T00:00:00+08:00'],
    ['long after it', '1980-01-01', '2025-11-21T00:00:00+08:00'],
    ['born on 29 February, on 1 March', '2004-02-29', '2025-03-01T00:00:00+08:00'],
  ])('accepts a player %s', (_case, birthday, now) => {
    expect(checkBirthday(birthday, seconds(now))).toEqual(ok(birthday));
  });

  it.each([
    ['the second before the 21st birthday in Manila', '2004-11-21', '2025-11-20T23:59:59+08:00'],
    ['born on 29 February, on 28 February', '2004-02-29', '2025-02-28T12:00:00+08:00'],
    ['born in the future', '2030-01-01', '2025-11-21T00:00:00+08:00'],
  ])('refuses a player %s', (_case, birthday, now) => {
    expect(checkBirthday(birthday, seconds(now))).toEqual(fail('underAge'));
  });

  it.each([
    ['accepts whoever is 120 for one more day', '1904-11-22', true],
    ['takes 121 years for a mistake', '1904-11-21', false],
    ['takes the year 1000 for a mistake', '1000-01-01', false],
    ['takes the year 1 for a mistake', '0001-01-01', false],
  ])('%s', (_case, birthday, isFine) => {
    const checked = checkBirthday(birthday, seconds('2025-11-21T00:00:00+08:00'));
    expect(checked).toEqual(isFine ? ok(birthday) : fail('notADate'));
  });

  it('refuses a day that does not exist', () => {
    expect(checkBirthday('2000-02-30', seconds('2025-11-21T00:00:00+08:00'))).toEqual(fail('notADate'));
    expect(checkBirthday('', seconds('2025-11-21T00:00:00+08:00'))).toEqual(fail('notADate'));
  });
});

describe('birthYears', () => {
  const now = seconds('2025-11-21T00:00:00+08:00');

  it('starts with those who turn 21 this year in Manila', () => {
    expect(birthYears(now).slice(0, 2)).toEqual([2004, 2003]);
    expect(birthYears(seconds('2026-01-01T00:00:00+08:00'))[0]).toBe(2005);
    expect(birthYears(seconds('2025-12-31T23:59:59+08:00'))[0]).toBe(2004);
  });

  it('offers every year in which somebody who may play was born, and no other', () => {
    const mayPlay = (year: number) =>
      ['01-01', '11-21', '11-22', '12-31'].some((day) => checkBirthday(`${year}-${day}`, now).ok);
    const all = Array.from({ length: 200 }, (_, back) => 2030 - back);
    expect(birthYears(now)).toEqual(all.filter(mayPlay));
  });
});
