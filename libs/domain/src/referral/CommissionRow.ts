import type { Money } from '../money/Money';
import type { DayKey } from '../time/DayKey';

/**
 * What one level of a team earned on one Manila day.
 *
 * @example
 * const row: CommissionRow = { day: '2025-12-31', amount: moneyFromPeso(40), isClaimed: true };
 * commissionState(row, epochSecondsFrom(1_767_196_800)); // => 'claimed'
 */
export interface CommissionRow {
  readonly day: DayKey;
  readonly amount: Money;
  readonly isClaimed: boolean;
}
