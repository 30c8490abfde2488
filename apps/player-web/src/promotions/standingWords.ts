import { activityNumber, promotionOffers, zeroMoney } from '@kislap/domain';
import type { ActivityFacts, ActivityStage, PromotionOffer, RewardStep } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { pesos } from './pesos';

interface Standing {
  readonly type: number;
  readonly stage: ActivityStage;
  readonly facts: ActivityFacts;
}

/** Where a player stands with an activity, in one sentence. */
export function standingWords({ type, stage, facts }: Standing, text: TranslateText): string {
  switch (stage.type) {
    case 'claimable':
      return text('promo.ready', { amount: pesos(stage.gift) });
    case 'claimed':
      return type === 15 || type === 23 ? text('promo.allUsed') : '';
    case 'ended':
      return type === 19 ? text('promo.firstOnly') : '';
    case 'open':
      return openWords(type, facts, text);
  }
}

function openWords(type: number, facts: ActivityFacts, text: TranslateText): string {
  switch (type) {
    case activityNumber.depositLadder:
      return ladderWords(facts.ladder, text);
    case activityNumber.firstTopUp:
      return stepWords(facts.firstTopUp, text);
    case activityNumber.lossBack:
      return stepWords(facts.lossBack, text);
    default:
      return giftWords(type, facts, text);
  }
}

function stepWords(step: RewardStep | undefined, text: TranslateText): string {
  if (step === undefined) return '';
  if (step.have >= step.need) return text('promo.noLoss');
  return text('promo.deposited', { have: pesos(step.have), need: pesos(step.need) });
}

function ladderWords(steps: readonly RewardStep[] = [], text: TranslateText): string {
  const ready = steps.filter(({ state }) => state === 'ready').length;
  if (ready > 0) return text('promo.stepsReady', { n: ready });
  const next = steps.find(({ state }) => state === 'locked');
  return next === undefined ? '' : text('promo.nextStep', { amount: pesos(next.need) });
}

function giftWords(type: number, { player, gifts }: ActivityFacts, text: TranslateText): string {
  if (player === undefined || gifts === undefined) return '';
  const offer = promotionOffers(gifts, player, zeroMoney).find(({ choice }) => choice === type);
  if (offer === undefined) return text('promo.openToAll');
  if (type === 15) {
    const of = gifts.find((gift) => gift.type === 15)?.steps[0]?.dayNumber;
    return of === undefined
      ? fromWords(offer, text)
      : text('promo.happyStanding', { used: player.dep15Count, of, amount: pesos(offer.minimum) });
  }
  if (type !== 23) return fromWords(offer, text);
  const numbers = { n: player.depositCount + 1, of: offer.steps.length, rate: offer.ratePercent };
  return text('promo.stepAdds', numbers);
}

function fromWords({ minimum }: PromotionOffer, text: TranslateText): string {
  return text('promo.fromAmount', { amount: pesos(minimum) });
}
