import type { Money } from '../money/Money';
import type { DayKey } from '../time/DayKey';

/** What one level of a team earned on one Manila day. */
export interface CommissionRow {
  readonly day: DayKey;
  readonly amount: Money;
  readonly isClaimed: boolean;
}
