import type { EpochSeconds } from '../time/EpochSeconds';
import type { CommissionRow } from './CommissionRow';
import type { CommissionStanding } from './CommissionStanding';
import { lastClaimableDay } from './lastClaimableDay';

/**
 * Where a day's commission stands at this moment.
 *
 * @example
 * const midnight = epochSecondsFrom(1_767_196_800);
 * const row = { day: '2025-12-31', isClaimed: false };
 * commissionState(row, midnight); // => 'closed'
 * commissionState(row, epochSecondsFrom(midnight + 6 * 3_600)); // => 'toClaim'
 */
export function commissionState(
  { day, isClaimed }: Pick<CommissionRow, 'day' | 'isClaimed'>,
  now: EpochSeconds,
): CommissionStanding {
  if (isClaimed) return 'claimed';
  return day <= lastClaimableDay(now) ? 'toClaim' : 'closed';
}
