import { describe, expect, it } from 'vitest';
import { offerChannel } from '../channels';
import { promotionOffers } from '../promotions';
import { aChannel } from '../testing/aChannel';
import { aMethod } from '../testing/aMethod';
import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import { previewBonus, quickAmounts } from './amounts';

function chips(amounts: readonly number[], min?: number, max?: number): readonly number[] {
  const channel = aChannel({ quickAmounts: amounts.map(pesos), min: limit(min), max: limit(max) });
  return quickAmounts(offerChannel(channel, aMethod()));
}

function limit(peso: number | undefined) {
  return peso === undefined ? undefined : pesos(peso);
}

describe('quickAmounts', () => {
  it('lists each amount once, ascending', () => {
    expect(chips([500, 100, 2000, 100])).toEqual([pesos(100), pesos(500), pesos(2000)]);
  });

  it('hides what the limits do not allow', () => {
    expect(chips([99, 100, 500, 501], 100, 500)).toEqual([pesos(100), pesos(500)]);
  });

  it('hides amounts that are none', () => {
    expect(chips([0, -5, 1])).toEqual([pesos(1)]);
  });

  it('hides amounts that the field of whole pesos cannot take', () => {
    expect(chips([99.5, 100])).toEqual([pesos(100)]);
  });
});

function preview(amount: number, awardPercent: number, promotion: 0 | 15 | 19 | 23) {
  const offers = promotionOffers(exampleGifts, { depositCount: 2, dep15Count: 0 }, pesos(amount));
  return previewBonus({ amount: pesos(amount), awardPercent, promotion, offers });
}

describe('previewBonus', () => {
  it('shows the award and the promotion apart and together', () => {
    expect(preview(500, 5, 23)).toEqual({ award: pesos(25), promotion: pesos(300), total: pesos(325) });
  });

  it('shows the award alone without a promotion', () => {
    expect(preview(500, 5, 0)).toEqual({ award: pesos(25), promotion: pesos(0), total: pesos(25) });
  });

  it('promises nothing of a promotion that is disabled or has left', () => {
    expect(preview(150, 0, 15)).toEqual({ award: pesos(0), promotion: pesos(0), total: pesos(0) });
    expect(preview(500, 0, 19)).toEqual({ award: pesos(0), promotion: pesos(0), total: pesos(0) });
  });
});
