import type { DepositGift, GiftStep } from '@kislap/domain';
import { getPayGiftCall, giftSteps, type GiftStep as WireGiftStep } from '../contract/depositGifts';
import { parseJsonText } from '../contract/loose/parseJsonText';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';

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
 * Asks for the deposit promotions. One whose content cannot be read has no steps, and is not offered then.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositGifts()).map(({ type }) => type); // => [15, 19, 23]
 */
export async function getDepositGifts(options?: CallOptions): Promise<readonly DepositGift[]> {
  const gifts = await callMain(getPayGiftCall, {}, options);
  return gifts.map((gift) => ({
    type: gift.activity_type,
    isActive: gift.status === 1,
    steps: (parseJsonText(gift.activity_content, giftSteps) ?? []).map(giftStepOf),
  }));
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

function giftStepOf(step: WireGiftStep): GiftStep {
  return {
    amount: moneyOfPeso(step.amount),
    ratePercent: step.rate,
    ...definedFields({ dayNumber: step.dayNum }),
  };
}
