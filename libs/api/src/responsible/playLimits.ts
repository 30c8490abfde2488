import { addMoney, type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import { rgInfoCall, type RgLimit, type RgLimits } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { moneyOfPeso, optionalMoney } from '../mapping/wireValues';

/**
 * What a player can limit in money, and over which time.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const kind: LimitKind = 'dep';
 * (await getPlayLimits())[kind].month; // => undefined
 */
export type LimitKind = 'dep' | 'loss';
/**
 * What a limit in money counts: a Manila day, week or month.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const span: LimitSpan = 'month';
 * (await getPlayLimits()).dep[span]; // => undefined
 */
export type LimitSpan = 'day' | 'week' | 'month';

/** A higher limit that waits. Without an amount the limit itself is to go. */
interface WaitingLimit {
  readonly amount: Money | undefined;
  /** From then on it can be confirmed. */
  readonly from: EpochSeconds;
  /** From then on it no longer can; `undefined` where the operator does not say. */
  readonly until: EpochSeconds | undefined;
}

/**
 * A limit that a player has set.
 *
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const limit: PlayLimit | undefined = (await getPlayLimits()).dep.week;
 * limit && formatMoney(limit.most); // => '10,000.00'
 */
export interface PlayLimit {
  readonly most: Money;
  /** With what is reserved. */
  readonly used: Money;
  /** What of that deposit orders hold that are not paid or credited yet; losses reserve nothing. */
  readonly reserved: Money;
  readonly resetsAt: EpochSeconds;
  readonly waiting: WaitingLimit | undefined;
}

/**
 * How long a player lets himself play in a day.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const limit: TimeLimit | undefined = (await getPlayLimits()).time;
 * limit?.minutes; // => 120
 */
export interface TimeLimit {
  readonly minutes: number;
  readonly usedSeconds: number;
  readonly resetsAt: EpochSeconds;
  /** More minutes that wait; without minutes the limit itself is to go. */
  readonly waiting:
    | (Pick<WaitingLimit, 'from' | 'until'> & { readonly minutes: number | undefined })
    | undefined;
}

/**
 * A play session that runs, as the operator's clock and ledger know it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const playSession: PlaySession | undefined = (await getPlayLimits()).playSession;
 * playSession; // => undefined
 */
export interface PlaySession {
  readonly since: EpochSeconds;
  /** What it has brought; below zero what it has cost; `undefined` where the operator does not say. */
  readonly net: Money | undefined;
  readonly staked: Money | undefined;
  readonly won: Money | undefined;
  /** Deposits that were credited in it. */
  readonly deposited: Money | undefined;
  /** The reality check that is due, by its number: until `answerRealityCheck` the games refuse to go on. */
  readonly check: number | undefined;
}

/**
 * Every limit of a player; `undefined` where none is set.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: PlayLimits = await getPlayLimits();
 * found.time?.minutes; // => 120
 */
export interface PlayLimits extends Readonly<
  Record<LimitKind, Readonly<Record<LimitSpan, PlayLimit | undefined>>>
> {
  readonly time: TimeLimit | undefined;
  /** Minutes between two reality checks; undefined for none. */
  readonly checkEveryMinutes: number | undefined;
  readonly playSession: PlaySession | undefined;
  /** That the player is asked for a deposit limit: for the first time, or because the last answer is old. */
  readonly prompt: 'first' | 'review' | undefined;
  /** Back from an exclusion: nothing is played and nothing is paid in before that question is answered. */
  readonly isAnswerOwed: boolean;
  /** How far the operator goes with what it noticed, 0 to 3, and the markers of harm by their names. */
  readonly noticed: {
    readonly level: number;
    readonly seen: readonly string[];
    /** It waits for an answer: a limit, a break, or that the player goes on. */
    readonly isAnswerOwed: boolean;
  };
}

/**
 * Asks for the player's limits. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPlayLimits()).time?.minutes; // => 120
 */
export async function getPlayLimits(options?: CallOptions): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgInfoCall, {}, options));
}

/** A player's limits in plain words. */
export function playLimitsOf(wire: RgLimits): PlayLimits {
  const { dep, loss, session, reality, play, prompt, owed, level, seen, card } = wire;
  return {
    dep: spansOf(dep),
    loss: spansOf(loss),
    time: timeOf(session),
    checkEveryMinutes: reality.min > 0 ? reality.min : undefined,
    playSession: play && {
      since: epochSecondsFrom(play.start),
      net: optionalMoney(play.net),
      staked: optionalMoney(play.staked),
      won: optionalMoney(play.won),
      deposited: optionalMoney(play.dep),
      check: play.check?.no,
    },
    prompt,
    isAnswerOwed: owed === 1,
    noticed: { level, seen, isAnswerOwed: card === 1 },
  };
}

const spansOf = ({ day, week, month }: RgLimits['dep']) => ({
  day: limitOf(day),
  week: limitOf(week),
  month: limitOf(month),
});

function limitOf(wire: RgLimit | null): PlayLimit | undefined {
  if (wire === null) return undefined;
  const { am, used, open, reset, pending } = wire;
  return {
    most: moneyOfPeso(am),
    used: addMoney(moneyOfPeso(used), moneyOfPeso(open)),
    reserved: moneyOfPeso(open),
    resetsAt: epochSecondsFrom(reset),
    waiting: pending && {
      amount: optionalMoney(pending.am ?? undefined),
      ...confirmable(pending),
    },
  };
}

function timeOf(wire: RgLimits['session']): TimeLimit | undefined {
  if (wire === null) return undefined;
  const { min, sec, reset, pending } = wire;
  return {
    minutes: min,
    usedSeconds: sec,
    resetsAt: epochSecondsFrom(reset),
    waiting: pending && { minutes: pending.min ?? undefined, ...confirmable(pending) },
  };
}

/** From when until when it can be confirmed. */
const confirmable = ({ from, lapse }: { readonly from: number; readonly lapse?: number | undefined }) => ({
  from: epochSecondsFrom(from),
  until: lapse === undefined ? undefined : epochSecondsFrom(lapse),
});
