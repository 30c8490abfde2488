import type { Claim } from '../claims/Claim';

/** What a check-in or a repair gave. */
export interface CheckInClaim extends Claim {
  /** The day of the week that was paid, 1 to 7. */
  readonly day: number;
}
