import { describe, expect, it } from 'vitest';

import { offerChannel } from '../channels/offerChannel';
import { aChannel } from '../testing/aChannel';
import { aMethod } from '../testing/aMethod';
import { pesos } from '../testing/pesos';
import { quickAmounts } from './quickAmounts';

function chips(amounts: readonly number[], min: number, max: number): readonly number[] {
  const channel = aChannel({ quickAmounts: amounts.map(pesos), min: pesos(min), max: pesos(max) });
  return quickAmounts(offerChannel(channel, aMethod()));
}

describe('quickAmounts', () => {
  it('lists each amount once, ascending', () => {
    expect(chips([500, 100, 2000, 100], 0, 0)).toEqual([pesos(100), pesos(500), pesos(2000)]);
  });

  it('hides what the limits do not allow', () => {
    expect(chips([99, 100, 500, 501], 100, 500)).toEqual([pesos(100), pesos(500)]);
  });

  it('hides amounts that are none', () => {
    expect(chips([0, -5, 1], 0, 0)).toEqual([pesos(1)]);
  });
});
