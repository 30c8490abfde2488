/**
 * How far ahead of a call's own instant others may lie that count against it: calls that come at once take turns at a lock,
 * and who waits longer there may have come earlier. What lies further ahead was done before the clock went back.
 */
export const atOnceMs = 60_000;
