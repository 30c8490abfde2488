/** How long a withdrawal stays pending, in milliseconds. */
export const withdrawalTimes = { pendingMs: 20_000 } as const;
