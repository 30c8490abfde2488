import type { EpochSeconds, Money } from '@kislap/domain';

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
export interface WaitingLimit {
  readonly amount: Money | undefined;
  /** From then on it can be confirmed. */
  readonly from: EpochSeconds;
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
  readonly used: Money;
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
  readonly waiting: { readonly minutes: number | undefined; readonly from: EpochSeconds } | undefined;
}

/**
 * A sitting at the games that runs, as the operator's clock and ledger know it.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const sitting: Sitting | undefined = (await getPlayLimits()).sitting;
 * sitting; // => undefined
 */
export interface Sitting {
  readonly since: EpochSeconds;
  /** What it has brought; below zero what it has cost; `undefined` where the operator does not say. */
  readonly net: Money | undefined;
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
  /** Minutes between two reality checks; 0 for none. */
  readonly checkEveryMinutes: number;
  readonly sitting: Sitting | undefined;
}
