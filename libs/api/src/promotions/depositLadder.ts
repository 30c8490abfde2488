import { type EpochSeconds, epochSecondsFrom, type RewardStep } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { depGetCall, depInfoCall, type RewardStepRow } from '../contract/depositRewards';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

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
  const steps = list.map(rewardStepOf).sort((left, right) => left.need - right.need);
  return { steps, endsAt: epochSecondsFrom(etime) };
}

/**
 * Claims one step of today's gifts for deposits.
 *
 * @throws AnswerError 1008 not deposited enough, 1009 claimed before | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await claimLadderStep(2)).amount); // => '15.00'
 */
export async function claimLadderStep(level: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(depGetCall, { lv: level }, options));
}

const states = { 0: 'locked', 1: 'ready', 2: 'claimed' } as const;

/** Reads one step of what deposits earn. */
export function rewardStepOf({ lv, need, have, am, state }: RewardStepRow): RewardStep {
  return {
    level: lv,
    need: moneyOfPeso(need),
    have: moneyOfPeso(have),
    gift: moneyOfPeso(am),
    state: states[state],
  };
}
