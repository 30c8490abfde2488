import { describe, expect, it } from 'vitest';

import { moneyFromScore } from './moneyFromScore';
import { roundToCentavos } from './roundToCentavos';
import { roundUpToCentavos } from './roundUpToCentavos';
import { truncateToCentavos } from './truncateToCentavos';

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
