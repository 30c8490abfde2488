const minute = 60_000;

/** Lock rule: five wrong passwords within fifteen minutes lock the account for fifteen minutes. */
export const loginLock = { failures: 5, withinMs: 15 * minute, lockedMs: 15 * minute } as const;
