import type { EpochMilliseconds } from '../time/EpochMilliseconds';

/**
 * A limit that a player has set, in money or in minutes. `most` is `undefined` while there is none.
 *
 * @example
 * const held: OwnLimit<Money> = { most: moneyFromPeso(1_000), waiting: undefined };
 * nextOwnLimit(held, moneyFromPeso(500), epochMillisecondsFrom(0)).most; // => moneyFromPeso(500)
 */
export interface OwnLimit<Most extends number> {
  readonly most: Most | undefined;
  /** A looser one that was asked for; without `most` the limit itself is to go. */
  readonly waiting: WaitingOwnLimit<Most> | undefined;
}

/** A looser limit that waits to be confirmed. */
export interface WaitingOwnLimit<Most extends number> {
  readonly most: Most | undefined;
  /** From then on it can be confirmed. */
  readonly from: EpochMilliseconds;
}
