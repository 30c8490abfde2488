/**
 * Spins of a round by where they come from.
 *
 * @example
 * const earned: DrawSpins = { free: 1, invite: 2, deposit: 0 };
 * nextSpinSource(earned, { free: 1, invite: 0, deposit: 0 }); // => 'invite'
 */
export interface DrawSpins {
  readonly free: number;
  readonly invite: number;
  readonly deposit: number;
}
