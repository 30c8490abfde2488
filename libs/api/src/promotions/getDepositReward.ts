import type { RewardStep } from '@kislap/domain';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { depositRewardCalls, type DepositRewardName } from './depositRewardCalls';
import { rewardStepOf } from './rewardStepOf';

/**
 * The cache key of a reward of one step.
 *
 * @example
 * depositRewardKey('lossBack', 7); // => ['depGet28', 7]
 */
export function depositRewardKey(name: DepositRewardName, userId: number): ReadKey {
  return [depositRewardCalls[name].look.name, userId];
}

/**
 * Looks at a reward of one step without claiming it. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositReward('firstTopUp')).state; // => 'ready'
 */
export async function getDepositReward(name: DepositRewardName, options?: CallOptions): Promise<RewardStep> {
  return rewardStepOf(await callMain(depositRewardCalls[name].look, { isGet: 0 }, options));
}

/**
 * A reward of one step; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositReward('firstTopUp', 7).data?.state; // => 'ready'
 */
export function useDepositReward(name: DepositRewardName, userId: number | undefined) {
  const key = userId === undefined ? undefined : depositRewardKey(name, userId);
  return useRead(key, () => getDepositReward(name));
}
