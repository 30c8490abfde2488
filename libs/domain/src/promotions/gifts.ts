import { type Money, type Percent, zeroMoney } from '../money';
import { moneyFromUnits } from '../money/internal';
import type { Player } from '../session';
import type { BonusTerms } from './terms';

/**
 * The deposit promotions the app knows: 15 happy gift, 19 newcomer's first charge, 23 first five deposits.
 *
 * @example
 * const welcome: PromotionType = 23;
 * keepPromotion(welcome, []); // => 0
 */
export type PromotionType = 15 | 19 | 23;

/**
 * One step of a promotion: from this deposit up, this bonus.
 *
 * @example
 * const step: GiftStep = { amount: moneyFromPeso(100), ratePercent: 50, dayNumber: 3 };
 * pesoText(percentOfMoney(step.amount, step.ratePercent)); // => '50'
 */
export interface GiftStep {
  /** Smallest deposit that takes part; zero when none is set. */
  readonly amount: Money;
  readonly ratePercent: Percent;
  /** How many deposits promotion 15 may be used for. */
  readonly dayNumber?: number;
  /** What the bonus asks for, if the operator tells. */
  readonly terms?: BonusTerms;
}

/**
 * A deposit promotion as the operator has set it up.
 *
 * @example
 * const gift: DepositGift = { type: 19, isActive: true, steps: [{ amount: moneyFromPeso(100), ratePercent: 50 }] };
 * const offers = promotionOffers([gift], { depositCount: 0, dep15Count: 0 }, moneyFromPeso(200));
 * offers.map(({ choice }) => choice); // => [0, 19]
 */
export interface DepositGift {
  /** 15, 19 or 23; other types are ignored. */
  readonly type: number;
  readonly isActive: boolean;
  /**
   * 15 and 19 use the first step, 23 one step per deposit, by its place. A step that cannot be read is `undefined` at
   * its place and offers nothing there; without any step the promotion is not offered.
   */
  readonly steps: readonly (GiftStep | undefined)[];
}

/**
 * What decides which promotions a player may take.
 *
 * @example
 * const depositor: Depositor = { depositCount: 4, dep15Count: 1 };
 * promotionOffers([], depositor, zeroMoney).map(({ choice }) => choice); // => [0]
 */
export type Depositor = Pick<Player, 'depositCount' | 'dep15Count'>;

/**
 * Whether nothing more can come of a promotion for a player.
 *
 * Promotion rule: 15 leaves when its own count reaches `dayNumber`, 19 after the first deposit of any kind, 23 after as
 * many deposits as it has steps, readable or not.
 *
 * @see docs/rules.md#promotions
 */
export function isUsedUp({ type, steps }: DepositGift, { depositCount, dep15Count }: Depositor): boolean {
  switch (type) {
    case 15:
      return dep15Count >= (steps[0]?.dayNumber ?? Infinity);
    case 19:
      return depositCount > 0;
    case 23:
      return depositCount >= steps.length;
    default:
      return false;
  }
}

/** A promotion that is open to a player, with the step that the next deposit would be. */
export interface OpenPromotion {
  readonly type: PromotionType;
  readonly step: GiftStep;
}

/**
 * The promotion that a gift is to a player now; undefined when it is not open.
 *
 * Promotion rule: the gift is active, not used up, and its step for this deposit can be read.
 *
 * @see docs/rules.md#promotions
 */
export function findOpenPromotion(gift: DepositGift, player: Depositor): OpenPromotion | undefined {
  const { type, steps, isActive } = gift;
  if (!isActive || isUsedUp(gift, player) || (type !== 15 && type !== 19 && type !== 23)) return undefined;
  const step = steps[type === 23 ? player.depositCount : 0];
  return step && { type, step };
}

/**
 * The smallest deposit that an open promotion takes; 23 takes any.
 *
 * @see docs/rules.md#promotions
 */
export function minimumOf({ type, step }: OpenPromotion): Money {
  return moneyFromUnits(type === 23 ? zeroMoney : step.amount);
}
