import type { EpochSeconds } from '../time/EpochSeconds';
import type { CommissionRow } from './CommissionRow';
import type { CommissionStanding } from './CommissionStanding';
import { lastClaimableDay } from './lastClaimableDay';

/** Where a day's commission stands at this moment. */
export function commissionState(
  { day, isClaimed }: Pick<CommissionRow, 'day' | 'isClaimed'>,
  now: EpochSeconds,
): CommissionStanding {
  if (isClaimed) return 'claimed';
  return day <= lastClaimableDay(now) ? 'toClaim' : 'closed';
}
