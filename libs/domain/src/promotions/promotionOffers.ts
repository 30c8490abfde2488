import type { Money } from '../money/Money';
import { percentOfMoney } from '../money/percentOfMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import type { GiftStep } from './GiftStep';
import { isPromotionOpen } from './isPromotionOpen';
import type { KnownGift } from './KnownGift';
import type { PromotionOffer } from './PromotionOffer';

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
 */
export function promotionOffers(
  gifts: readonly DepositGift[],
  player: Depositor,
  amount: Money,
): readonly PromotionOffer[] {
  const open = gifts.filter((gift) => isPromotionOpen(gift, player));
  return [doNotParticipate, ...open.flatMap((gift) => promotionOffer(gift, player, amount))];
}

function promotionOffer(gift: KnownGift, player: Depositor, amount: Money): readonly PromotionOffer[] {
  const isStepped = gift.type === 23;
  const step = gift.steps[isStepped ? player.depositCount : 0];
  if (!step) return [];
  const minimum = isStepped ? zeroMoney : step.amount;
  return [
    {
      choice: gift.type,
      isDisabled: amount < minimum,
      minimum,
      ratePercent: step.ratePercent,
      bonus: percentOfMoney(amount, step.ratePercent),
      steps: isStepped ? promotionSteps(gift.steps, player.depositCount) : [],
    },
  ];
}

function promotionSteps(steps: readonly GiftStep[], depositCount: number): PromotionOffer['steps'] {
  return steps.map(({ ratePercent }, index) => ({ ratePercent, isUsed: index < depositCount }));
}
