import type { EpochSeconds } from '@kislap/domain';

import type { LimitSize } from './LimitSize';

/**
 * A higher limit that was asked for. It waits, and then it asks again.
 *
 * @example
 * import { epochSecondsFrom } from '@kislap/domain';
 * const now = epochSecondsFrom(1_767_196_800);
 * const raise: LimitRaise = { to: { kind: 'minutes', most: 180 }, startsAt: now, now };
 * raise.to.most; // => 180
 */
export interface LimitRaise {
  readonly to: LimitSize;
  readonly startsAt: EpochSeconds;
  /** The instant that decides whether the wait is over. */
  readonly now: EpochSeconds;
}
