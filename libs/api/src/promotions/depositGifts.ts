import type { ActiveAward, BonusTerms, DepositGift, GiftStep } from '@kislap/domain';
import {
  type DepositGift as WireDepositGift,
  getPayChannelCall,
  getPayGiftCall,
  type GiftStep as WireGiftStep,
  giftSteps,
} from '../contract/depositGifts';
import { parseJsonText } from '../contract/loose/jsonText';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { apiOf } from '../http/configureApi';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso } from '../mapping/wireValues';

/**
 * The cache key of the deposit promotions.
 *
 * @example
 * depositGiftsKey(7); // => ['getPayGift', 7]
 */
export function depositGiftsKey(userId: number): ReadKey {
  return ['getPayGift', userId];
}

/**
 * Asks for the deposit promotions. One whose content cannot be read has no steps, and is not offered then; a step that
 * cannot be read is `undefined` at its place. Both are told to `onUnreadable`.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositGifts()).map(({ type }) => type); // => [15, 19, 23]
 */
export async function getDepositGifts(options?: CallOptions): Promise<readonly DepositGift[]> {
  const gifts = await callMain(getPayGiftCall, {}, options);
  return gifts.map((gift) => {
    const steps = parseJsonText(gift.activity_content, giftSteps);
    reportUnread(gift, steps, options);
    return {
      type: gift.activity_type,
      isActive: gift.status === 1,
      steps: (steps ?? []).map((step) => step && giftStepOf(step)),
    };
  });
}

function reportUnread(
  gift: WireDepositGift,
  steps: readonly unknown[] | undefined,
  options?: CallOptions,
): void {
  const place = `activity_content of ${gift.activity_type}`;
  const report = (where: string) => apiOf(options).onUnreadable({ call: getPayGiftCall.name, place: where });
  if (steps === undefined && gift.activity_content !== '') report(place);
  for (const [index, step] of (steps ?? []).entries()) {
    if (step === undefined) report(`${place}, step ${index + 1}`);
  }
}

function giftStepOf(step: WireGiftStep): GiftStep {
  return {
    amount: moneyOfPeso(step.amount),
    ratePercent: step.rate,
    ...definedFields({ dayNumber: step.dayNum, terms: termsOf(step) }),
  };
}

/** What a bonus asks for: all of it is told, or none is shown. */
function termsOf({
  times,
  days,
  maxStake,
}: Pick<WireGiftStep, 'times' | 'days' | 'maxStake'>): BonusTerms | undefined {
  if (times === undefined || days === undefined || maxStake === undefined) return undefined;
  return { times, days, maxStake: moneyOfPeso(maxStake) };
}

/**
 * The cache key of the bonuses in force.
 *
 * @example
 * activeAwardsKey(7); // => ['getPayChannel', 7]
 */
export function activeAwardsKey(userId: number): ReadKey {
  return ['getPayChannel', userId];
}

/**
 * Asks which channel bonuses are in force. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getActiveAwards())[0]?.awardPercent; // => 5
 */
export async function getActiveAwards(options?: CallOptions): Promise<readonly ActiveAward[]> {
  const { a_c: entries } = await callMain(getPayChannelCall, {}, options);
  return entries.map((entry) => ({
    methodId: entry.pid,
    mode: entry.pt,
    awardPercent: entry.award,
    isChoice: entry.choice === 1,
    ...definedFields({ terms: termsOf(entry), games: entry.games }),
  }));
}
