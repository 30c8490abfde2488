import type { EpochSeconds } from '@kislap/domain';

import type { LimitSize } from './LimitSize';

/** A higher limit that was asked for. It waits, and then it asks again. */
export interface LimitRaise {
  readonly to: LimitSize;
  readonly startsAt: EpochSeconds;
  /** The instant that decides whether the wait is over. */
  readonly now: EpochSeconds;
}
