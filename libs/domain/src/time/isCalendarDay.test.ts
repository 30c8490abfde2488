import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isCalendarDay } from './isCalendarDay';

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
