import { describe, expect, it } from 'vitest';
import { remainingText } from './cashierTimes';

describe('remainingText', () => {
  it.each([
    [900_000, '15:00'],
    [899_999, '15:00'],
    [899_000, '14:59'],
    [60_000, '1:00'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('writes %i ms as %s', (remainingMs, text) => {
    expect(remainingText(remainingMs)).toBe(text);
  });
});
