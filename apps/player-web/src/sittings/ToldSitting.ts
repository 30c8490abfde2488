/** What the player was told of a sitting at the games on this device. */
export interface ToldSitting {
  /** When the sitting began, in epoch seconds. */
  readonly since: number;
  readonly checks: number;
  /** When the last reality check came up, in epoch milliseconds. */
  readonly atMs: number;
}
