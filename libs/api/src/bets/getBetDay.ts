import { epochSecondsFrom, subtractMoney, type DayKey } from '@kislap/domain';
import type * as v from 'valibot';
import { betLog4UCall, type BetLog } from '../contract/bets';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { moneyOfScore } from '../mapping/moneyOfScore';
import type { Bet } from './Bet';
import type { BetDay, BetReward } from './BetDay';

/**
 * Which bets are asked for.
 *
 * @example
 * const query: BetQuery = { day: '2026-01-01', types: [] };
 * betSummaryKey(7, query); // => ['betLog4U', 7, '2026-01-01', '']
 */
export interface BetQuery {
  /** A Manila day. */
  readonly day: DayKey;
  /** Codes of categories and studios; none is all. */
  readonly types: readonly string[];
}

type Answer = v.InferOutput<typeof betLog4UCall.response>;

const betStates: Readonly<Record<number, Bet['state']>> = { 0: 'open', 2: 'void' };
const rewardStates: Readonly<Record<number, BetReward['state']>> = { 1: 'claim', 2: 'received' };

/**
 * Asks for a page of the bets of one day, newest first, with the sums of that day.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * (await getBetDay(query)).bets[0]?.gameCode; // => 'jeepney'
 */
export async function getBetDay(
  { day, types }: BetQuery,
  beforeId = 0,
  options?: CallOptions,
): Promise<BetDay> {
  const cat = types.length === 0 ? undefined : types.join(',');
  const answer = await callMain(betLog4UCall, { curDate: day, logId: beforeId, cat }, options);
  return { bets: answer.list.map(betOf), totals: totalsOf(answer), reward: rewardOf(answer.reward) };
}

function betOf(row: BetLog): Bet {
  return {
    id: row.LogID,
    at: epochSecondsFrom(row.LogTime),
    gameCode: row.gc,
    gameName: row.name === '' ? row.gc : row.name,
    stake: moneyOfScore(row.BetScore),
    win: moneyOfScore(row.WinScore),
    countedStake: moneyOfScore(row.ValidBet),
    state: betStates[row.state] ?? 'settled',
    ...definedFields({ roundId: row.round }),
  };
}

function totalsOf({ sum }: Answer) {
  const [staked, won] = [moneyOfScore(sum.BetScore), moneyOfScore(sum.WinScore)];
  return { bets: sum.n, staked, won, net: subtractMoney(won, staked) };
}

function rewardOf(reward: Answer['reward']): BetReward | undefined {
  if (reward === undefined) return undefined;
  return {
    need: moneyOfScore(reward.need),
    have: moneyOfScore(reward.have),
    amount: moneyOfPeso(reward.am),
    state: rewardStates[reward.state] ?? 'locked',
  };
}
