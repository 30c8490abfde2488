// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type ActivityFacts,
  activityNumber,
  type ActivityStage,
  type BonusExample,
  type DepositGift,
  type Depositor,
  epochSecondsFrom,
  exampleOfBonus,
  type GiftStep,
  keepPromotion,
  moneyFromPeso,
  percentOfMoney,
  pesoText,
  type PromotionChoice,
  type PromotionOffer,
  promotionOffers,
  type PromotionStep,
  type PromotionType,
  type RewardStep,
  stageOfActivity,
  zeroMoney,
} from '../index';

describe('examples of promotions', () => {
  it('activityNumber', () => {
    expect(stageOfActivity({ type: activityNumber.egg }, {}, epochSecondsFrom(1_767_196_800))).toEqual({
      type: 'open',
    });
  });

  it('ActivityStage', () => {
    const stage: ActivityStage = { type: 'open' };
    expect(stageOfActivity({ type: activityNumber.vip }, {}, epochSecondsFrom(1_767_196_800))).toEqual(stage);
  });

  it('DepositGift', () => {
    const gift: DepositGift = {
      type: 19,
      isActive: true,
      steps: [{ amount: moneyFromPeso(100), ratePercent: 50 }],
    };
    const offers = promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(200));
    expect(offers.map(({ choice }) => choice)).toEqual([0, 19]);
  });

  it('Depositor', () => {
    const depositor: Depositor = { depositCount: 4, dep15Count: 1 };
    expect(promotionOffers([], depositor, zeroMoney).map(({ choice }) => choice)).toEqual([0]);
  });

  it('exampleOfBonus', () => {
    const terms = { deposit: moneyFromPeso(500), ratePercent: 120, depositTimes: 1, bonusTimes: 10 };
    expect(pesoText(exampleOfBonus(terms).bonus)).toEqual('600');
    expect(pesoText(exampleOfBonus(terms).turnover)).toEqual('6500');
  });

  it('BonusExample', () => {
    const [deposit, bonus, turnover] = [moneyFromPeso(100), moneyFromPeso(50), moneyFromPeso(150)];
    const example: BonusExample = { deposit, bonus, turnover };
    expect(exampleOfBonus({ deposit, ratePercent: 50, depositTimes: 1, bonusTimes: 1 })).toEqual(example);
  });

  it('GiftStep', () => {
    const step: GiftStep = { amount: moneyFromPeso(100), ratePercent: 50, dayNumber: 3 };
    expect(pesoText(percentOfMoney(step.amount, step.ratePercent))).toEqual('50');
  });

  it('keepPromotion', () => {
    const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
    const offers = promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(500));
    expect(keepPromotion(23, offers)).toEqual(23);
    expect(keepPromotion(15, offers)).toEqual(0);
  });

  it('PromotionChoice', () => {
    const none: PromotionChoice = 0;
    expect(keepPromotion(19, []) === none).toEqual(true);
  });

  it('PromotionOffer', () => {
    const offer: PromotionOffer = {
      choice: 19,
      isDisabled: false,
      minimum: moneyFromPeso(100),
      ratePercent: 50,
      bonus: moneyFromPeso(250),
      steps: [],
    };
    expect(keepPromotion(19, [offer])).toEqual(19);
    expect(keepPromotion(19, [{ ...offer, isDisabled: true }])).toEqual(0);
  });

  it('promotionOffers', () => {
    const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
    const offers = promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(500));
    expect(offers.map(({ choice, bonus }) => [choice, pesoText(bonus)])).toEqual([
      [0, '0'],
      [23, '600'],
    ]);
  });

  it('PromotionStep', () => {
    const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
    const steps: readonly PromotionStep[] = [{ ratePercent: 120, isUsed: false }];
    expect(promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, zeroMoney)[1]?.steps).toEqual(
      steps,
    );
  });

  it('PromotionType', () => {
    const welcome: PromotionType = 23;
    expect(keepPromotion(welcome, [])).toEqual(0);
  });

  it('RewardStep', () => {
    const amounts = { need: moneyFromPeso(500), have: moneyFromPeso(500), gift: moneyFromPeso(20) };
    const firstTopUp: RewardStep = { level: 1, ...amounts, state: 'ready' };
    const now = epochSecondsFrom(1_767_196_800);
    expect(stageOfActivity({ type: activityNumber.firstTopUp }, { firstTopUp }, now).type).toEqual(
      'claimable',
    );
  });

  it('stageOfActivity', () => {
    const now = epochSecondsFrom(1_767_196_800);
    expect(stageOfActivity({ type: activityNumber.draw }, {}, now)).toEqual({ type: 'open' });
    expect(stageOfActivity({ type: activityNumber.draw, endsAt: now }, {}, now)).toEqual({ type: 'ended' });
  });

  it('ActivityFacts', () => {
    const facts: ActivityFacts = {
      player: { depositCount: 1, dep15Count: 0 },
      gifts: [{ type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 50 }] }],
    };
    expect(stageOfActivity({ type: 19 }, facts, epochSecondsFrom(1_767_196_800))).toEqual({ type: 'ended' });
  });
});
