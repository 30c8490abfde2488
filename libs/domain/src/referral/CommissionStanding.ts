/**
 * Where a day's commission stands; one that is still closed opens at 06:00.
 *
 * @example
 * const standing: CommissionStanding = 'closed';
 * const today = { day: '2026-01-01', isClaimed: false };
 * commissionState(today, epochSecondsFrom(1_767_196_800)) === standing; // => true
 */
export type CommissionStanding = 'closed' | 'toClaim' | 'claimed';
