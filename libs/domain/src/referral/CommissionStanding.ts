/** Where a day's commission stands; one that is still closed opens at 06:00. */
export type CommissionStanding = 'closed' | 'toClaim' | 'claimed';
