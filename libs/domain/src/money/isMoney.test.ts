import { describe, expect, it } from 'vitest';

import { isMoney } from './isMoney';

describe('isMoney', () => {
  it.each([0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('accepts %d units', (units) => {
    expect(isMoney(units)).toBe(true);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (units) => {
    expect(isMoney(units)).toBe(false);
  });

  it.each(['11500', null, undefined, {}])('refuses %o, which is no number', (given) => {
    expect(isMoney(given)).toBe(false);
  });
});
