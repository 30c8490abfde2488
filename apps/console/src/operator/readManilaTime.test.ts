import { expect, it } from 'vitest';
import { readManilaTime } from './readManilaTime';

it('reads a day and a time of Manila, wherever the browser is', () => {
  expect(readManilaTime('2026-12-24 23:59')).toBe(Date.UTC(2026, 11, 24, 15, 59) / 1000);
  expect(readManilaTime(' 2026-12-25 ')).toBe(Date.UTC(2026, 11, 24, 16) / 1000);
});

it('reads nothing else', () => {
  for (const typed of ['', 'tomorrow', '2026-13-01', '2026-12-24 25:00']) {
    expect(readManilaTime(typed)).toBeUndefined();
  }
});
