import { describe, expect, it } from 'vitest';
import { epochSecondsFrom } from '../time/epochSecondsFrom';
import { wholeCount } from './wholeCount';
import { manilaDaysBack } from '../time/manilaDaysBack';

describe('wholeCount', () => {
  it.each([0, 1, 36_600])('lets %d through', (count) => {
    expect(wholeCount(count)).toBe(count);
  });

  it.each([-1, 1.5, 36_601, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (count) => {
    expect(() => wholeCount(count)).toThrow(`Not a whole number from 0 to 36600: ${count}`);
    expect(() => manilaDaysBack(epochSecondsFrom(0), count)).toThrow(RangeError);
  });
});
