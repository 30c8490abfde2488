/** The pause between two online pings, in milliseconds. */
export const pingEveryMs = 90_000;
