import type { ChannelOffer } from '../channels';
import {
  addMoney,
  capPesoInput,
  compareMoney,
  type Money,
  type Percent,
  percentOfMoney,
  zeroMoney,
} from '../money';
import { truncateToPesos } from '../money/internal';
import type { PromotionChoice, PromotionOffer } from '../promotions';
import { checkDepositAmount } from './check';

/**
 * The text of the deposit amount, cut to the channel's maximum.
 *
 * Deposit rule: more than the maximum becomes the maximum, at once, in whole pesos as the field takes them.
 *
 * @see docs/rules.md#deposit-amounts
 * @param max undefined when none is set
 * @example
 * capDepositAmount('60000', moneyFromPeso(50_000)); // => '50000'
 * capDepositAmount('60000', moneyFromPeso('1234.56')); // => '1234'
 * capDepositAmount('60000', undefined); // => '60000'
 */
export function capDepositAmount(text: string, max: Money | undefined): string {
  return max === undefined ? text : capPesoInput(text, truncateToPesos(max));
}

/**
 * The quick-amount chips of a channel: each amount once, ascending, only whole pesos that its limits allow.
 *
 * @see docs/rules.md#deposit-amounts
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * quickAmounts(offerChannel(channel, method)).map(pesoText); // => ['200', '500']
 */
export function quickAmounts({ channel, ...limits }: ChannelOffer): readonly Money[] {
  return [...new Set(channel.quickAmounts)]
    .filter((amount) => amount === truncateToPesos(amount) && checkDepositAmount(amount, limits).ok)
    .sort(compareMoney);
}

/**
 * What a deposit would earn on top, in whole centavos.
 *
 * @example
 * const preview: BonusPreview = { award: moneyFromPeso(10), promotion: moneyFromPeso(50), total: moneyFromPeso(60) };
 * addMoney(preview.award, preview.promotion) === preview.total; // => true
 */
export interface BonusPreview {
  readonly award: Money;
  readonly promotion: Money;
  readonly total: Money;
}

/**
 * What a deposit of `amount` would earn: the channel's award and the chosen promotion, apart and together.
 *
 * Preview rule: the award is the real one (`channelAward`), never the default percentage of the Maya tip.
 *
 * @see docs/rules.md#deposit-amounts
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
