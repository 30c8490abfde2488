import type { ActiveAward, DepositGift, GiftStep } from '@kislap/domain';
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
import { apiConfig } from '../http/configureApi';
import { definedFields, moneyOfPeso } from '../mapping/wireValues';
import { type ReadKey, useRead } from '../swr/useRead';

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
    reportUnread(gift, steps);
    return {
      type: gift.activity_type,
      isActive: gift.status === 1,
      steps: (steps ?? []).map((step) => step && giftStepOf(step)),
    };
  });
}

/**
 * The deposit promotions; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositGifts(7).data?.map(({ type }) => type); // => [15, 19, 23]
 */
export function useDepositGifts(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : depositGiftsKey(userId), () => getDepositGifts());
}

function reportUnread(gift: WireDepositGift, steps: readonly unknown[] | undefined): void {
  const place = `activity_content of ${gift.activity_type}`;
  const report = (where: string) => apiConfig().onUnreadable({ call: getPayGiftCall.name, place: where });
  if (steps === undefined && gift.activity_content !== '') report(place);
  for (const [index, step] of (steps ?? []).entries()) {
    if (step === undefined) report(`${place}, step ${index + 1}`);
  }
}

function giftStepOf(step: WireGiftStep): GiftStep {
  return {
    amount: moneyOfPeso(step.amount),
    ratePercent: step.rate,
    ...definedFields({ dayNumber: step.dayNum }),
  };
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
  return entries.map(({ pid, pt, award }) => ({ methodId: pid, mode: pt, awardPercent: award }));
}

/**
 * The channel bonuses in force; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActiveAwards(7).data?.[0]?.awardPercent; // => 5
 */
export function useActiveAwards(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : activeAwardsKey(userId), () => getActiveAwards());
}
