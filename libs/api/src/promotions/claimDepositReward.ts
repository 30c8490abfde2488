import type { Claim } from '../claims/Claim';
import { claimOf } from '../claims/claimOf';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { ContractError } from '../http/ContractError';
import { depositRewardCalls, type DepositRewardName } from './depositRewardCalls';

/**
 * Claims a reward of one step.
 *
 * @throws AnswerError 1008 not eligible, 1009 claimed before | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { answer, createFakeOperator } from '@kislap/api/testing';
 * const step = { lv: 1, need: 500, have: 500, am: 20, state: 2, etime: 1_767_283_200 } as const;
 * const given = { ...step, Score: 1_000_000, needFlow: 20 };
 * configureApi({ adapter: createFakeOperator({ depGet27: () => answer(given) }).adapter });
 * formatMoney((await claimDepositReward('firstTopUp')).amount); // => '20.00'
 */
export async function claimDepositReward(name: DepositRewardName, options?: CallOptions): Promise<Claim> {
  const call = depositRewardCalls[name].claim;
  const { am, Score, needFlow } = await callMain(call, { isGet: 1 }, options);
  if (Score === undefined) throw new ContractError(call.name, 'mismatch', 'a claim tells the balance');
  return claimOf({ am, Score, needFlow });
}
