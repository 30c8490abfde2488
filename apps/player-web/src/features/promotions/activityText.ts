import type { Activity } from '@kislap/api';
import { activityNumber, formatPeso, promotionOffers, zeroMoney } from '@kislap/domain';
import type { ActivityFacts, ActivityStage, PromotionOffer, PromotionStep, RewardStep } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { inLanguage } from '../../config/locale/locale';

/** An activity's title in the player's language, as far as the operator has one. */
export function activityTitle({ title, tagalogTitle }: Activity): string {
  return inLanguage(title, tagalogTitle);
}

/** A picture in the player's language; nothing where the operator sent none. */
export function activityPicture(pictured: {
  readonly image: string;
  readonly tagalogImage?: string;
}): string | undefined {
  const { image, tagalogImage } = pictured;
  const picture = inLanguage(image, tagalogImage);
  return picture === '' ? undefined : picture;
}

/**
 * The steps of the welcome bonus for their garland. The first one not used is the step that comes now; one that the
 * operator sent unreadable is a dash.
 */
export function garlandSteps(steps: readonly PromotionStep[], text: TranslateText) {
  const now = steps.findIndex(({ isUsed }) => !isUsed);
  return steps.map(({ ratePercent, isUsed }, index) => ({
    rate: ratePercent === undefined ? '--' : `${ratePercent}%`,
    word: isUsed ? text('dep.used') : index === now ? text('promo.now') : '',
    state: isUsed ? ('used' as const) : index === now ? ('now' as const) : ('next' as const),
  }));
}

interface ActivityStatus {
  readonly type: number;
  readonly stage: ActivityStage;
  readonly facts: ActivityFacts;
}

/** Where a player stands with an activity, in one sentence. */
export function activityStatusText({ type, stage, facts }: ActivityStatus, text: TranslateText): string {
  switch (stage.type) {
    case 'claimable':
      return text('promo.ready', { amount: formatPeso(stage.gift) });
    case 'claimed':
      return type === 15 ? text('promo.allUsed') : '';
    case 'ended':
      return endedWords(type, facts, text);
    case 'open':
      return openWords(type, facts, text);
  }
}

/** Why a promotion is over for this player before its own end. */
function endedWords(type: number, { gifts }: ActivityFacts, text: TranslateText): string {
  if (type === 19) return text('promo.firstOnly');
  const steps = gifts?.find((gift) => gift.type === type)?.steps.length;
  return type === 23 && steps !== undefined ? text('promo.firstSteps', { n: steps }) : '';
}

function openWords(type: number, facts: ActivityFacts, text: TranslateText): string {
  switch (type) {
    case activityNumber.depositLadder:
      return ladderWords(facts.ladder, text);
    case activityNumber.firstTopUp:
      return stepWords(facts.firstTopUp, text);
    case activityNumber.lossBack:
      return lossBackWords(facts.lossBack, text);
    // Their conditions stand on their own pages: not everybody has met them.
    case activityNumber.checkIn:
    case activityNumber.relief:
      return '';
    default:
      return giftWords(type, facts, text);
  }
}

/** What lost money gives back is seen from the day itself on, and opens on another. */
function lossBackWords(step: RewardStep | undefined, text: TranslateText): string {
  if (step === undefined || step.have < step.need) return stepWords(step, text);
  return step.gift > zeroMoney
    ? text('promo.lossWaits', { amount: formatPeso(step.gift) })
    : text('promo.noLoss');
}

function stepWords(step: RewardStep | undefined, text: TranslateText): string {
  if (step === undefined || step.have >= step.need) return '';
  return text('promo.deposited', { have: formatPeso(step.have), need: formatPeso(step.need) });
}

function ladderWords(steps: readonly RewardStep[] = [], text: TranslateText): string {
  const ready = steps.filter(({ state }) => state === 'ready').length;
  if (ready > 0) return text('promo.stepsReady', { n: ready });
  const next = steps.find(({ state }) => state === 'locked');
  return next === undefined ? '' : text('promo.nextStep', { amount: formatPeso(next.need) });
}

function giftWords(type: number, { player, gifts }: ActivityFacts, text: TranslateText): string {
  if (player === undefined || gifts === undefined) return '';
  const offer = promotionOffers(gifts, player, zeroMoney).find(({ choice }) => choice === type);
  if (offer === undefined) return gifts.some((gift) => gift.type === type) ? '' : text('promo.openToAll');
  if (type === 15) {
    const of = gifts.find((gift) => gift.type === 15)?.steps[0]?.dayNumber;
    return of === undefined
      ? fromWords(offer, text)
      : text('promo.happyUsed', { used: player.dep15Count, of, amount: formatPeso(offer.minimum) });
  }
  if (type !== 23) return fromWords(offer, text);
  const numbers = { n: player.depositCount + 1, of: offer.steps.length, rate: offer.ratePercent };
  return text('promo.stepAdds', numbers);
}

function fromWords({ minimum }: PromotionOffer, text: TranslateText): string {
  return text('promo.fromAmount', { amount: formatPeso(minimum) });
}
