/** The period of each of the wire's `lvType`s. */
export const giftPeriods = { 1: 'day', 2: 'week', 3: 'month' } as const;
