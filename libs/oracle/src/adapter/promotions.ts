import {
  exampleOfBonus,
  keepPromotion,
  previewBonus,
  promotionOffers,
  type DepositGift,
} from '@kislap/domain';
import type { Score } from '../money';
import type { Choice, Depositor, Gift, Offer } from '../promotions';
import { moneyOf, scoreOf } from './amounts';

export const giftsOf = (gifts: readonly Gift[]): readonly DepositGift[] =>
  gifts.map(({ type, status, content }) => ({
    type,
    isActive: status,
    steps: content.map((step) =>
      step === undefined
        ? undefined
        : { amount: moneyOf(step.amount), ratePercent: step.rate, dayNumber: step.dayNum },
    ),
  }));

export const depositorOf = ({ DepCount, Dep15 }: Depositor) => ({
  depositCount: DepCount,
  dep15Count: Dep15,
});

const domainOffers = (gifts: readonly Gift[], player: Depositor, amount: Score) =>
  promotionOffers(giftsOf(gifts), depositorOf(player), moneyOf(amount));

export function offersByDomain(gifts: readonly Gift[], player: Depositor, amount: Score): readonly Offer[] {
  return domainOffers(gifts, player, amount).map(({ choice, isDisabled, bonus, steps }) => ({
    choice,
    isDisabled,
    bonus: isDisabled ? undefined : scoreOf(bonus),
    steps: steps.map(({ ratePercent, isUsed }) => ({ rate: ratePercent, isUsed })),
  }));
}

export const keptByDomain = (
  choice: Choice,
  gifts: readonly Gift[],
  player: Depositor,
  amount: Score,
): Choice => keepPromotion(choice, domainOffers(gifts, player, amount));

export function termsByDomain(deposit: Score, rate: number, depositTimes: number, bonusTimes: number) {
  const { bonus, turnover } = exampleOfBonus({
    deposit: moneyOf(deposit),
    ratePercent: rate,
    depositTimes,
    bonusTimes,
  });
  return { bonus: scoreOf(bonus), turnover: scoreOf(turnover) };
}

export function previewByDomain(
  gifts: readonly Gift[],
  player: Depositor,
  choice: Choice,
  amount: Score,
  award: number,
) {
  const preview = previewBonus({
    amount: moneyOf(amount),
    awardPercent: award,
    promotion: choice,
    offers: domainOffers(gifts, player, amount),
  });
  return { award: scoreOf(preview.award), promotion: scoreOf(preview.promotion) };
}
