import { type EpochMilliseconds, epochMillisecondsFrom } from '../time/internal';

/** Milliseconds after a payment was posted at which its order is first looked for; then every 30 s. */
const firstLookups = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
const laterEveryMs = 30_000;

/** A client stops waiting for an answer after 30 s, so no payment is still being sent after this. */
const sendingMs = 35_000;

/**
 * When to look next for the order of a payment that got no readable answer: 2, 4, 8, 16 and 30 s after it was posted,
 * then every 30 s.
 *
 * @see docs/rules.md#unknown-outcome
 * @returns an instant after `now`; a clock that went back counts as no time passed
 * @example
 * const postedAt = epochMillisecondsFrom(1_767_196_800_000);
 * nextOrderLookup(postedAt, postedAt) - postedAt; // => 2_000
 * nextOrderLookup(postedAt, epochMillisecondsFrom(postedAt + 9_000)) - postedAt; // => 16_000
 * nextOrderLookup(postedAt, epochMillisecondsFrom(postedAt + 30_000)) - postedAt; // => 60_000
 */
export function nextOrderLookup(postedAt: EpochMilliseconds, now: EpochMilliseconds): EpochMilliseconds {
  const passed = Math.max(0, now - postedAt);
  const next =
    firstLookups.find((delay) => delay > passed) ?? (Math.floor(passed / laterEveryMs) + 1) * laterEveryMs;
  return epochMillisecondsFrom(now + next - passed);
}

/**
 * From when on a payment that got no readable answer may be given up: its key is then burnt at the operator, so that it
 * can no longer arrive.
 *
 * @see docs/rules.md#unknown-outcome
 * @example
 * const postedAt = epochMillisecondsFrom(1_767_196_800_000);
 * giveUpFrom(postedAt) - postedAt; // => 35_000
 */
export function giveUpFrom(postedAt: EpochMilliseconds): EpochMilliseconds {
  return epochMillisecondsFrom(postedAt + sendingMs);
}
