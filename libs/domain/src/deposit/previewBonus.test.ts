import { describe, expect, it } from 'vitest';

import { promotionOffers } from '../promotions/promotionOffers';
import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import { previewBonus } from './previewBonus';

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
