import { describe, expect, it } from 'vitest';
import { pesos } from '../testing/pesos';
import { depositTrackingEvent } from './credited';

describe('depositTrackingEvent', () => {
  it('tells the first deposit from the others', () => {
    expect(depositTrackingEvent({ id: 1, amount: pesos(1), isFirst: true })).toBe('firstDeposit');
    expect(depositTrackingEvent({ id: 2, amount: pesos(1), isFirst: false })).toBe('deposit');
  });
});
