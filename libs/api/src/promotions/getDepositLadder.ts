import { type EpochSeconds, epochSecondsFrom, type RewardStep } from '@kislap/domain';
import { depInfoCall } from '../contract/depositRewards';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { rewardStepOf } from './rewardStepOf';

/**
 * The gifts for what is deposited in one day.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: DailyLadder = await getDepositLadder();
 * found.steps.length; // => 4
 */
export interface DailyLadder {
  /** Lowest first. */
  readonly steps: readonly RewardStep[];
  readonly endsAt: EpochSeconds;
}

/**
 * The cache key of today's gifts for deposits.
 *
 * @example
 * depositLadderKey(7); // => ['depInfo', 7]
 */
export function depositLadderKey(userId: number): ReadKey {
  return ['depInfo', userId];
}

/**
 * Asks for today's gifts for deposits. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositLadder()).steps.length; // => 4
 */
export async function getDepositLadder(options?: CallOptions): Promise<DailyLadder> {
  const { list, etime } = await callMain(depInfoCall, {}, options);
  const steps = list.map(rewardStepOf).toSorted((left, right) => left.need - right.need);
  return { steps, endsAt: epochSecondsFrom(etime) };
}

/**
 * Today's gifts for deposits; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositLadder(7).data?.steps.length; // => 4
 */
export function useDepositLadder(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : depositLadderKey(userId), () => getDepositLadder());
}
