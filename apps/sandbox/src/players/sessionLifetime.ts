const dayMs = 86_400_000;

/** How long a session lives: `idleMs` after the last ping, and `longestMs` in all. */
export const sessionLifetime = { idleMs: 3 * dayMs, longestMs: 30 * dayMs } as const;
