import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import type { DepositGift } from './gifts';
import { keepPromotion, type PromotionOffer, promotionOffers } from './offers';

function outline(offers: readonly PromotionOffer[]): readonly string[] {
  return offers.map(({ choice, isDisabled, bonus }) => {
    return `${choice}${isDisabled ? ' disabled' : ''}: ${formatMoney(bonus)}`;
  });
}

function rates(offers: readonly PromotionOffer[]): string | undefined {
  const welcome = offers.find(({ choice }) => choice === 23);
  return welcome?.steps.map((step) => `${step.ratePercent}%${step.isUsed ? ' (Used)' : ''}`).join(' ');
}

describe('promotionOffers', () => {
  it.each([
    [0, 0, 0, ['0: 0.00', '15 disabled: 0.00', '19 disabled: 0.00', '23: 0.00']],
    [0, 0, 99.99, ['0: 0.00', '15 disabled: 9.99', '19 disabled: 99.99', '23: 119.98']],
    [0, 0, 150, ['0: 0.00', '15 disabled: 15.00', '19: 150.00', '23: 180.00']],
    [0, 0, 200, ['0: 0.00', '15: 20.00', '19: 200.00', '23: 240.00']],
    [2, 1, 500, ['0: 0.00', '15: 50.00', '23: 300.00']],
    [2, 2, 500, ['0: 0.00', '15: 50.00', '23: 300.00']],
    [2, 3, 500, ['0: 0.00', '23: 300.00']],
    [4, 3, 500, ['0: 0.00', '23: 200.00']],
    [5, 3, 500, ['0: 0.00']],
    [6, 4, 500, ['0: 0.00']],
  ])(
    'after %d deposits, %d of them gifted, offers for %d PHP %j',
    (depositCount, dep15Count, amount, lines) => {
      const offers = promotionOffers(exampleGifts, { depositCount, dep15Count }, pesos(amount));
      expect(outline(offers)).toEqual(lines);
    },
  );

  it('marks the steps of the welcome bonus that earlier deposits have used', () => {
    const offersAfter = (depositCount: number) =>
      promotionOffers(exampleGifts, { depositCount, dep15Count: 0 }, pesos(500));
    expect(rates(offersAfter(0))).toBe('120% 80% 60% 50% 40%');
    expect(rates(offersAfter(2))).toBe('120% (Used) 80% (Used) 60% 50% 40%');
  });

  it('lists steps for the welcome bonus alone', () => {
    const offers = promotionOffers(exampleGifts, { depositCount: 0, dep15Count: 0 }, pesos(500));
    expect(offers.map(({ choice, steps }) => [choice, steps.length])).toEqual([
      [0, 0],
      [15, 0],
      [19, 0],
      [23, 5],
    ]);
  });

  it('tells the minimum and the rate that hold for this deposit', () => {
    const offers = promotionOffers(exampleGifts, { depositCount: 0, dep15Count: 0 }, pesos(0));
    expect(offers.map(({ choice, minimum, ratePercent }) => [choice, minimum, ratePercent])).toEqual([
      [0, 0, 0],
      [15, pesos(200), 10],
      [19, pesos(100), 100],
      [23, 0, 120],
    ]);
  });

  it('never disables the welcome bonus, even if a step names an amount', () => {
    const gift: DepositGift = { type: 23, isActive: true, steps: [{ amount: pesos(500), ratePercent: 120 }] };
    const offers = promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, pesos(1));
    expect(outline(offers)).toEqual(['0: 0.00', '23: 1.20']);
  });

  it('tells what the bonus asks for, where the operator says it', () => {
    const terms = { times: 5, days: 14, maxStake: pesos(500) };
    const steps = [
      { amount: pesos(0), ratePercent: 100, terms },
      { amount: pesos(0), ratePercent: 80 },
    ];
    const offered = (depositCount: number) =>
      promotionOffers([{ type: 23, isActive: true, steps }], { depositCount, dep15Count: 0 }, pesos(500))[1];
    expect(offered(0)).toMatchObject({ choice: 23, terms });
    expect(offered(1)).toMatchObject({ choice: 23, bonus: pesos(400) });
    expect(offered(1)).not.toHaveProperty('terms');
  });

  it('keeps the happy gift open where no number of days is set', () => {
    const gift: DepositGift = { type: 15, isActive: true, steps: [{ amount: pesos(0), ratePercent: 10 }] };
    const offers = promotionOffers([gift], { depositCount: 9, dep15Count: 99 }, pesos(10));
    expect(outline(offers)).toEqual(['0: 0.00', '15: 1.00']);
  });

  it('keeps the steps of the welcome bonus at their deposits when one cannot be read', () => {
    const step = (ratePercent: number) => ({ amount: pesos(0), ratePercent });
    const steps = [step(120), undefined, step(60)];
    const offersAfter = (depositCount: number) =>
      promotionOffers([{ type: 23, isActive: true, steps }], { depositCount, dep15Count: 0 }, pesos(100));
    expect([0, 1, 2, 3].map((count) => outline(offersAfter(count)).slice(1))).toEqual([
      ['23: 120.00'],
      [],
      ['23: 60.00'],
      [],
    ]);
    expect(rates(offersAfter(2))).toBe('120% (Used) undefined% (Used) 60%');
  });

  it.each([15, 19])(
    'does not offer promotion %i by its second step when the first cannot be read',
    (type) => {
      const gift = { type, isActive: true, steps: [undefined, { amount: pesos(0), ratePercent: 100 }] };
      const offers = promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, pesos(100));
      expect(outline(offers)).toEqual(['0: 0.00']);
    },
  );

  it.each([
    ['is switched off', { type: 19, isActive: false, steps: [{ amount: pesos(0), ratePercent: 100 }] }],
    ['has unreadable content', { type: 19, isActive: true, steps: [] }],
    ['is of an unknown type', { type: 27, isActive: true, steps: [{ amount: pesos(0), ratePercent: 100 }] }],
  ] satisfies readonly [string, DepositGift][])('does not offer a promotion that %s', (_case, gift) => {
    expect(outline(promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, pesos(500)))).toEqual([
      '0: 0.00',
    ]);
  });

  it("keeps the operator's order", () => {
    const offers = promotionOffers(exampleGifts.toReversed(), { depositCount: 0, dep15Count: 0 }, pesos(500));
    expect(offers.map(({ choice }) => choice)).toEqual([0, 23, 19, 15]);
  });

  it('never offers a promotion past its condition', () => {
    const step = fc.record({
      amount: anyMoney({ min: 0, max: 10_000_000 }),
      ratePercent: fc.integer({ min: 0, max: 200 }),
      dayNumber: fc.integer({ min: 0, max: 6 }),
    });
    const gift = fc.record({
      type: fc.constantFrom(15, 19, 23, 27),
      isActive: fc.boolean(),
      steps: fc.array(step, { maxLength: 6 }),
    });
    const count = fc.integer({ min: 0, max: 8 });
    const player = fc.record({ depositCount: count, dep15Count: count });
    fc.assert(
      fc.property(fc.array(gift), player, anyMoney({ min: 0, max: 20_000_000 }), (gifts, who, amount) => {
        const open = gifts.filter(({ type, isActive, steps: [first, ...more] }) => {
          if (!isActive || !first) return false;
          const isInside: Record<number, boolean> = {
            15: who.dep15Count < first.dayNumber,
            19: who.depositCount === 0,
            23: who.depositCount <= more.length,
          };
          return isInside[type] ?? false;
        });
        const promised = promotionOffers(gifts, who, amount).slice(1);
        expect(promised.map(({ choice }) => choice)).toEqual(open.map(({ type }) => type));
        expect(promised.every(({ isDisabled, minimum }) => isDisabled === amount < minimum)).toBe(true);
      }),
    );
  });
});

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
