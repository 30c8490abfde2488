import { type DayKey, type EpochSeconds, epochSecondsFrom, type Money, subtractMoney } from '@kislap/domain';
import type * as v from 'valibot';
import { type BetLog, betLog4UCall } from '../contract/bets';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { definedFields, moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * One bet of the player.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const bet: Bet | undefined = (await getBetDay(query)).bets[0];
 * bet?.state; // => 'settled'
 */
export interface Bet {
  readonly id: number;
  readonly at: EpochSeconds;
  readonly gameCode: string;
  readonly gameName: string;
  readonly stake: Money;
  /** What came back; it is known once the bet is settled. */
  readonly win: Money;
  /** The part of the stake that counts as turnover. */
  readonly countedStake: Money;
  readonly state: 'open' | 'settled' | 'void';
  readonly roundId?: string;
}

/**
 * The reward for the bets of one day: how far it is and what it is.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const reward: BetReward | undefined = (await getBetDay(query)).reward;
 * reward?.state; // => 'locked'
 */
export interface BetReward {
  readonly need: Money;
  readonly have: Money;
  readonly amount: Money;
  /** How often it has to be bet before a withdrawal, where the operator says it beforehand. */
  readonly giftTimes?: number;
  readonly state: 'locked' | 'claim' | 'received';
}

/**
 * What the bets of one Manila day come to.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * const summary: BetSummary = await getBetDay(query);
 * summary.totals.bets; // => 3
 */
export interface BetSummary {
  readonly totals: {
    readonly bets: number;
    readonly staked: Money;
    readonly won: Money;
    /** What was won less what was staked. */
    readonly net: Money;
  };
  /** `undefined` on a day without one. */
  readonly reward: BetReward | undefined;
}

/** A page of the bets of one day, with what the whole day comes to. */
interface BetDay extends BetSummary {
  readonly bets: readonly Bet[];
}

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

/**
 * How many bets a day has, in all and of each category and studio.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const counts: BetCounts = await getBetCounts('2026-01-01');
 * counts.total; // => 3
 */
export interface BetCounts {
  readonly total: number;
  /** Kinds without a bet are left out; `undefined` where the operator does not count them. */
  readonly kinds: readonly { readonly code: string; readonly bets: number }[] | undefined;
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

/**
 * Counts the bets of one day by category and studio.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getBetCounts('2026-01-01')).kinds?.[0]; // => { code: 'slot', bets: 3 }
 */
export async function getBetCounts(day: DayKey, options?: CallOptions): Promise<BetCounts> {
  const { sum, kinds } = await callMain(betLog4UCall, { curDate: day, logId: 0, kinds: 1 }, options);
  return { total: sum.n, kinds: kinds?.map(({ code, n }) => ({ code, bets: n })) };
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
    ...definedFields({ giftTimes: reward.times }),
  };
}

/**
 * Asks for every bet of a day, page after page, newest first.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const query = { day: '2026-01-01', types: [] };
 * (await getWholeBetDay(query))[0]?.gameCode; // => 'jeepney'
 */
export async function getWholeBetDay(query: BetQuery, options?: CallOptions): Promise<readonly Bet[]> {
  const all: Bet[] = [];
  for (let beforeId = 0; ;) {
    const { bets } = await getBetDay(query, beforeId, options);
    const older = beforeId === 0 ? bets : bets.filter(({ id }) => id < beforeId);
    if (older.length === 0) return all;
    all.push(...older);
    beforeId = Math.min(...older.map(({ id }) => id));
  }
}
