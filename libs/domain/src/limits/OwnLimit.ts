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
  /** From then on it can be confirmed, for seven days. */
  readonly from: EpochMilliseconds;
}

/** How long a looser limit waits at least. */
const usualWaitHours = 24;
const hourMs = 3_600_000;
const openMs = 7 * 24 * hourMs;
const secondMs = 1000;

/**
 * When a looser limit that waits lapses, exclusive: from then on it is as if nobody had asked for it. It is a whole
 * second, since players are told it in seconds.
 *
 * @see docs/rules.md#own-limits
 * @example
 * const from = epochMillisecondsFrom(1_767_196_800_000);
 * ownLimitLapse({ from }) - from; // => 604_800_000
 */
export function ownLimitLapse({ from }: { readonly from: EpochMilliseconds }): EpochMilliseconds {
  const lapse = from + openMs;
  return epochMillisecondsFrom(lapse - (lapse % secondMs));
}

/**
 * A player's limit after asking for another.
 *
 * Limit rule: a stricter or first one applies at once. A looser one, or none, waits a day or longer and must then be asked for
 * again within seven days, else it lapses; asking for something else restarts the wait.
 *
 * @see docs/rules.md#own-limits
 * @param requested `undefined` for no limit
 * @param waitHours how long a looser one waits where the operator asks for more than a day
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
  waitHours = usualWaitHours,
): OwnLimit<Most> {
  const { most, waiting } = held;
  const isLooser = most !== undefined && (requested === undefined || requested > most);
  const isSameRequest = waiting !== undefined && waiting.most === requested && now < ownLimitLapse(waiting);
  if (!isLooser || (isSameRequest && waiting.from <= now)) return { most: requested, waiting: undefined };
  return isSameRequest
    ? held
    : { most, waiting: { most: requested, from: epochMillisecondsFrom(now + waitHours * hourMs) } };
}
