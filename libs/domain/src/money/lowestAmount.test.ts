import { describe, expect, it } from 'vitest';

import { pesos } from '../testing/pesos';
import { lowestAmount } from './lowestAmount';

describe('lowestAmount', () => {
  it('is the minimum where one is set, and a centavo where none is', () => {
    expect(lowestAmount(pesos(100))).toBe(pesos(100));
    expect(lowestAmount(pesos(0.02))).toBe(pesos(0.02));
    expect(lowestAmount(pesos(0))).toBe(pesos(0.01));
  });
});
