/** A pause longer than this was no play. */
const longestPauseMinutes = 5;

/**
 * How many minutes were played, as far as rounds can tell.
 *
 * Rule: a minute with a round in it was played, and so was a pause of at most five minutes between two rounds. What was
 * looked at without playing is not known and not counted.
 *
 * @param minutes in which a round was played, counted from any beginning, each once, the earliest first
 * @example
 * minutesPlayed([0, 1, 4, 60]); // => 6
 */
export function minutesPlayed(minutes: readonly number[]): number {
  return minutes.reduce((total, minute, index) => {
    const since = minute - (minutes[index - 1] ?? -Infinity);
    return total + (since > 0 && since <= longestPauseMinutes ? since : 1);
  }, 0);
}
