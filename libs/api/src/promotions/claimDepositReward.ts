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
 */
export async function claimDepositReward(name: DepositRewardName, options?: CallOptions): Promise<Claim> {
  const call = depositRewardCalls[name].claim;
  const { am, Score, needFlow } = await callMain(call, { isGet: 1 }, options);
  if (Score === undefined) throw new ContractError(call.name, 'mismatch', 'a claim tells the balance');
  return claimOf({ am, Score, needFlow });
}
