import { describe, expect, it } from 'vitest';

import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import { keepPromotion } from './keepPromotion';
import { promotionOffers } from './promotionOffers';

function offersFor(amount: number, depositCount = 0) {
  return promotionOffers(exampleGifts, { depositCount, dep15Count: 0 }, pesos(amount));
}

describe('keepPromotion', () => {
  it('keeps a choice that is offered and enabled', () => {
    expect(keepPromotion(15, offersFor(200))).toBe(15);
    expect(keepPromotion(23, offersFor(1))).toBe(23);
    expect(keepPromotion(0, offersFor(1))).toBe(0);
  });

  it('falls back to none when the amount is under the minimum', () => {
    expect(keepPromotion(15, offersFor(199))).toBe(0);
  });

  it('falls back to none when the promotion has left', () => {
    expect(keepPromotion(19, offersFor(500, 1))).toBe(0);
    expect(keepPromotion(19, [])).toBe(0);
  });
});
