/**
 * How a sitting at the games stands, all by the operator's clock.
 *
 * @example
 * const sitting: SittingStanding = { playedMs: 60_000, checkEveryMinutes: 30, checksShown: 0, leftMs: undefined };
 * dueInSitting(sitting); // => { type: 'nothing' }
 */
export interface SittingStanding {
  /** Since the sitting began. */
  readonly playedMs: number;
  /** How often the player wants to be told how long it has been; 0 for never. */
  readonly checkEveryMinutes: number;
  /** How often he was told in this sitting. */
  readonly checksShown: number;
  /** What is left of the time he allows himself today; `undefined` without such a limit. */
  readonly leftMs: number | undefined;
}
