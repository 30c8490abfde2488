import type { EpochSeconds, Money } from '@kislap/domain';

/** What a player can limit, and over which time. */
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

/** Every limit of a player; `undefined` where none is set. */
export type PlayLimits = Readonly<Record<LimitKind, Readonly<Record<LimitSpan, PlayLimit | undefined>>>>;
