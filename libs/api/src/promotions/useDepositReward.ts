import { useRead } from '../swr/useRead';
import { depositRewardKey, type DepositRewardName, getDepositReward } from './depositRewards';

/**
 * A reward of one step; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDepositReward('firstTopUp', 7).data?.state; // => 'ready'
 */
export function useDepositReward(name: DepositRewardName, userId: number | undefined) {
  const key = userId === undefined ? undefined : depositRewardKey(name, userId);
  return useRead(key, (options) => getDepositReward(name, options));
}
