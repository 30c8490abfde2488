import type { Claim } from '../claims/Claim';

/**
 * What a check-in or a repair gave.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const claim: CheckInClaim = await takeCheckIn('checkIn');
 * claim.day; // => 2
 */
export interface CheckInClaim extends Claim {
  /** The day of the week that was paid, 1 to 7. */
  readonly day: number;
}
