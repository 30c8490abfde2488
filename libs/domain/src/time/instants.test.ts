import { describe, expect, it } from 'vitest';
import { epochMillisecondsFrom, epochSecondsFrom } from './instants';

describe('epochSecondsFrom', () => {
  it('keeps whole seconds and drops the rest', () => {
    expect(epochSecondsFrom(1700000000)).toBe(1700000000);
    expect(epochSecondsFrom(1700000000.9)).toBe(1700000000);
    expect(epochSecondsFrom(0)).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuses %d', (count) => {
    expect(() => epochSecondsFrom(count)).toThrow(`Not an instant in seconds: ${count}`);
  });
});

describe('epochMillisecondsFrom', () => {
  it('keeps what the clock says', () => {
    expect(epochMillisecondsFrom(1700000000123.5)).toBe(1700000000123.5);
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY])('refuses %d', (count) => {
    expect(() => epochMillisecondsFrom(count)).toThrow(`Not an instant in milliseconds: ${count}`);
  });
});
