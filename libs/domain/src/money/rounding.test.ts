import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { moneyFromScore } from './Money';
import { lowestAmount, roundToCentavos, roundUpToCentavos, truncateToCentavos } from './rounding';

describe('rounding to centavos', () => {
  it.each([
    { units: 0, half: 0, up: 0, down: 0 },
    { units: 1, half: 0, up: 100, down: 0 },
    { units: 49, half: 0, up: 100, down: 0 },
    { units: 50, half: 100, up: 100, down: 0 },
    { units: 100, half: 100, up: 100, down: 100 },
    { units: 1234560, half: 1234600, up: 1234600, down: 1234500 },
    { units: -149, half: -100, up: -100, down: -100 },
    { units: -1, half: 0, up: 0, down: 0 },
  ])('brings $units units to $half (half up), $up (up), $down (toward zero)', ({ units, half, up, down }) => {
    const money = moneyFromScore(units);
    expect(roundToCentavos(money)).toBe(half);
    expect(roundUpToCentavos(money)).toBe(up);
    expect(truncateToCentavos(money)).toBe(down);
  });
});

describe('lowestAmount', () => {
  it('is the minimum where one is set, and a centavo where none is', () => {
    expect(lowestAmount(pesos(100))).toBe(pesos(100));
    expect(lowestAmount(pesos(0.02))).toBe(pesos(0.02));
    expect(lowestAmount(pesos(0))).toBe(pesos(0.01));
    expect(lowestAmount(undefined)).toBe(pesos(0.01));
  });
});
