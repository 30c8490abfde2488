import { addMoney } from '../money/addMoney';
import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import { percentOfMoney } from '../money/percentOfMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { PromotionChoice } from '../promotions/PromotionChoice';
import type { PromotionOffer } from '../promotions/PromotionOffer';
import type { BonusPreview } from './BonusPreview';

/**
 * What a deposit of `amount` would earn: the channel's award and the chosen promotion, apart and together.
 *
 * Preview rule: the award is the real one (`channelAward`), never the default percentage of the Maya tip.
 *
 * @example
 * const amount = moneyFromPeso(500);
 * const { total } = previewBonus({ amount, awardPercent: 2, promotion: 0, offers: [] });
 * pesoText(total); // => '10'
 */
export function previewBonus(deposit: {
  readonly amount: Money;
  readonly awardPercent: Percent;
  readonly promotion: PromotionChoice;
  readonly offers: readonly PromotionOffer[];
}): BonusPreview {
  const award = percentOfMoney(deposit.amount, deposit.awardPercent);
  const chosen = deposit.offers.find((offer) => offer.choice === deposit.promotion && !offer.isDisabled);
  const promotion = chosen?.bonus ?? zeroMoney;
  return { award, promotion, total: addMoney(award, promotion) };
}
