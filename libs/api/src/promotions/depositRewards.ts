import type { EpochSeconds, RewardStep } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { claimDepGet27Call, claimDepGet28Call, depGet27Call, depGet28Call } from '../contract/depositRewards';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { ContractError } from '../http/errors';
import type { ReadKey } from '../mapping/ReadKey';
import { optionalInstant } from '../mapping/wireValues';
import { rewardStepOf } from './depositLadder';

/** The two rewards of one step that deposits earn: how each is looked at and claimed. */
const depositRewardCalls = {
  firstTopUp: { look: depGet27Call, claim: claimDepGet27Call },
  lossBack: { look: depGet28Call, claim: claimDepGet28Call },
} as const;

/**
 * The gift for a day's first deposit, or what comes back of a week that lost.
 *
 * @example
 * const reward: DepositRewardName = 'firstTopUp';
 * depositRewardKey(reward, 7); // => ['depGet27', 7]
 */
export type DepositRewardName = keyof typeof depositRewardCalls;

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
 * Looks at a reward of one step, and until when it stands, without claiming it. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getDepositReward('firstTopUp')).state; // => 'ready'
 */
export async function getDepositReward(
  name: DepositRewardName,
  options?: CallOptions,
): Promise<RewardStep & { readonly endsAt: EpochSeconds | undefined }> {
  const row = await callMain(depositRewardCalls[name].look, { isGet: 0 }, options);
  return { ...rewardStepOf(row), endsAt: optionalInstant(row.etime) };
}

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
  const { am, Score, needFlow, orderid } = await callMain(call, { isGet: 1 }, options);
  if (Score === undefined) throw new ContractError(call.name, 'mismatch', 'a claim tells the balance');
  return claimOf({ am, Score, needFlow, orderid });
}
