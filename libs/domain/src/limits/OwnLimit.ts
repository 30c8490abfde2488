import { type EpochMilliseconds, epochMillisecondsFrom } from '../time/internal';

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

/** How long a looser limit waits. */
const waitMs = 86_400_000;

/**
 * A player's limit after asking for another.
 *
 * Limit rule: a stricter or first one applies at once. A looser one, or none, waits a day and must then be asked for
 * again; asking for something else restarts the wait.
 *
 * @see docs/rules.md#own-limits
 * @param requested `undefined` for no limit
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * const held = { most: moneyFromPeso(1_000), waiting: undefined };
 * nextOwnLimit(held, moneyFromPeso(500), now); // => { most: moneyFromPeso(500), waiting: undefined }
 * nextOwnLimit(held, moneyFromPeso(5_000), now).most; // => moneyFromPeso(1_000)
 */
export function nextOwnLimit<Most extends number>(
  held: OwnLimit<Most>,
  requested: Most | undefined,
  now: EpochMilliseconds,
): OwnLimit<Most> {
  const { most, waiting } = held;
  const isLooser = most !== undefined && (requested === undefined || requested > most);
  const isSameRequest = waiting !== undefined && waiting.most === requested;
  if (!isLooser || (isSameRequest && waiting.from <= now)) return { most: requested, waiting: undefined };
  return isSameRequest
    ? held
    : { most, waiting: { most: requested, from: epochMillisecondsFrom(now + waitMs) } };
}
