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
export type LimitSpan = 'day' | 'week' | 'month';

/** A higher limit that waits. Without an amount the limit itself is to go. */
export interface WaitingLimit {
  readonly amount: Money | undefined;
  /** From then on it can be confirmed. */
  readonly from: EpochSeconds;
}

/** A limit that a player has set. */
export interface PlayLimit {
  readonly most: Money;
  readonly used: Money;
  readonly resetsAt: EpochSeconds;
  readonly waiting: WaitingLimit | undefined;
}

/** How long a player lets himself play in a day. */
export interface TimeLimit {
  readonly minutes: number;
  readonly usedSeconds: number;
  readonly resetsAt: EpochSeconds;
  /** More minutes that wait; without minutes the limit itself is to go. */
  readonly waiting: { readonly minutes: number | undefined; readonly from: EpochSeconds } | undefined;
}

/** A sitting at the games that runs, as the operator's clock and ledger know it. */
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
