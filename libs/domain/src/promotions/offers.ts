import { type Money, type Percent, percentOfMoney, zeroMoney } from '../money';
import {
  type DepositGift,
  type Depositor,
  findOpenPromotion,
  minimumOf,
  type OpenPromotion,
  type PromotionType,
} from './gifts';
import type { BonusTerms } from './terms';

/**
 * What the deposit is made with: a promotion, or 0 for 'Do not participate'.
 *
 * @example
 * const none: PromotionChoice = 0;
 * keepPromotion(19, []) === none; // => true
 */
export type PromotionChoice = 0 | PromotionType;

/**
 * One rate of the welcome bonus, as listed to the player.
 *
 * @example
 * const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
 * const steps: readonly PromotionStep[] = [{ ratePercent: 120, isUsed: false }];
 * promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, zeroMoney)[1]?.steps; // => steps
 */
export interface PromotionStep {
  /** Undefined when the operator's step cannot be read: its deposit earns nothing. */
  readonly ratePercent: Percent | undefined;
  /** An earlier deposit has taken this step; a deposit still pending has not. */
  readonly isUsed: boolean;
}

/**
 * One line of the activity list of a deposit. The choice 0, 'Do not participate', has no bonus and no steps.
 *
 * @example
 * const offer: PromotionOffer = {
 *   choice: 19, isDisabled: false, minimum: moneyFromPeso(100), ratePercent: 50, bonus: moneyFromPeso(250), steps: [],
 * };
 * keepPromotion(19, [offer]); // => 19
 * keepPromotion(19, [{ ...offer, isDisabled: true }]); // => 0
 */
export interface PromotionOffer {
  readonly choice: PromotionChoice;
  /** The amount is still under `minimum`. */
  readonly isDisabled: boolean;
  readonly minimum: Money;
  readonly ratePercent: Percent;
  /** What the amount would earn, in whole centavos. */
  readonly bonus: Money;
  /** The steps of promotion 23; empty for the others. */
  readonly steps: readonly PromotionStep[];
  /** What the bonus asks for, if the operator tells. */
  readonly terms?: BonusTerms;
}

const doNotParticipate: PromotionOffer = {
  choice: 0,
  isDisabled: false,
  minimum: zeroMoney,
  ratePercent: 0,
  bonus: zeroMoney,
  steps: [],
};

/**
 * The promotions of a deposit of `amount`: 'Do not participate' first, then the open ones as listed.
 *
 * Promotion rule: 15 and 19 are disabled under their minimum, 23 never. The bonus is truncated to centavos; 23 uses
 * this deposit's step.
 *
 * @see docs/rules.md#promotions
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
    ...(step.terms === undefined ? {} : { terms: step.terms }),
  };
}

/** The steps to list: only the welcome bonus, 23, has them. */
function listedSteps({ type, steps }: DepositGift, { depositCount }: Depositor): readonly PromotionStep[] {
  if (type !== 23) return [];
  return steps.map((step, index) => ({ ratePercent: step?.ratePercent, isUsed: index < depositCount }));
}

/**
 * The promotion that stays chosen under new offers.
 *
 * Promotion rule: a choice falls back to 0 when it is no longer offered or the amount has dropped under its
 * minimum.
 *
 * @see docs/rules.md#promotions
 * @example
 * const welcome = { type: 23, isActive: true, steps: [{ amount: zeroMoney, ratePercent: 120 }] };
 * const offers = promotionOffers([welcome], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(500));
 * keepPromotion(23, offers); // => 23
 * keepPromotion(15, offers); // => 0
 */
export function keepPromotion(choice: PromotionChoice, offers: readonly PromotionOffer[]): PromotionChoice {
  return offers.some((offer) => offer.choice === choice && !offer.isDisabled) ? choice : 0;
}

/**
 * Whether a promotion is offered and the amount reaches its minimum; without one it always is.
 *
 * @see docs/rules.md#promotions
 */
export function isPromotionAllowed(
  choice: PromotionChoice,
  { gifts, player }: { readonly gifts: readonly DepositGift[]; readonly player: Depositor },
  amount: Money,
): boolean {
  if (choice === 0) return true;
  return gifts.some((gift) => {
    const open = findOpenPromotion(gift, player);
    return open?.type === choice && amount >= minimumOf(open);
  });
}
