import type { Money } from '../money/Money';
import { percentOfMoney } from '../money/percentOfMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import { findOpenPromotion } from './findOpenPromotion';
import { minimumOf } from './minimumOf';
import type { OpenPromotion } from './OpenPromotion';
import type { PromotionOffer } from './PromotionOffer';
import type { PromotionStep } from './PromotionStep';

const doNotParticipate: PromotionOffer = {
  choice: 0,
  isDisabled: false,
  minimum: zeroMoney,
  ratePercent: 0,
  bonus: zeroMoney,
  steps: [],
};

/**
 * What a deposit of `amount` can be made with: 'Do not participate' first, then the open promotions as the
 * operator lists them.
 *
 * Promotion rule: 15 and 19 are disabled while the amount is under their minimum, 23 never is. The bonus is the
 * rate of the amount in whole centavos, truncated; 23 takes the rate of the step that this deposit would be.
 *
 * @param amount zero while none is typed
 * @example
 * const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
 * const offers = promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(500));
 * offers.map(({ choice, bonus }) => [choice, pesoText(bonus)]); // => [[0, '0'], [23, '600']]
 */
export function promotionOffers(
  gifts: readonly DepositGift[],
  player: Depositor,
  amount: Money,
): readonly PromotionOffer[] {
  const promotions = gifts.flatMap((gift) => {
    const open = findOpenPromotion(gift, player);
    return open ? [promotionOffer(open, amount, listedSteps(gift, player))] : [];
  });
  return [doNotParticipate, ...promotions];
}

function promotionOffer(open: OpenPromotion, amount: Money, steps: readonly PromotionStep[]): PromotionOffer {
  const minimum = minimumOf(open);
  const { type, step } = open;
  return {
    choice: type,
    isDisabled: amount < minimum,
    minimum,
    ratePercent: step.ratePercent,
    bonus: percentOfMoney(amount, step.ratePercent),
    steps,
  };
}

/** The steps to list: only the welcome bonus, 23, has them. */
function listedSteps({ type, steps }: DepositGift, { depositCount }: Depositor): readonly PromotionStep[] {
  if (type !== 23) return [];
  return steps.map(({ ratePercent }, index) => ({ ratePercent, isUsed: index < depositCount }));
}
