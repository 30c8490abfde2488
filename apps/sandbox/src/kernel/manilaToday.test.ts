import { describe, expect, it } from 'vitest';
import { manilaToday } from './manilaDays';

describe('manilaToday', () => {
  it('turns at midnight in Manila, wherever the server is', () => {
    const sunday = Date.UTC(2025, 10, 16, 15, 59, 59, 999);
    expect(manilaToday(sunday)).toMatchObject({ day: '2025-11-16', weekday: 7, monday: '2025-11-10' });
    expect(manilaToday(sunday + 1)).toEqual({
      day: '2025-11-17',
      weekday: 1,
      monday: '2025-11-17',
      startsAtMs: sunday + 1,
    });
  });
});
