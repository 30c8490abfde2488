/** Spins of a round by where they come from. */
export interface DrawSpins {
  readonly free: number;
  readonly invite: number;
  readonly deposit: number;
}
