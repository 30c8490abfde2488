/** Turnover rule: a deposit is to be bet once before it can be withdrawn, a bonus five times. */
export const turnoverTimes = { deposit: 1, bonus: 5 } as const;
