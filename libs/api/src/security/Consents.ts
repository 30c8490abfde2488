/**
 * What a player agrees to, each for itself.
 *
 * @example
 * const none: Consents = { marketing: false, analytics: false };
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getConsents(); // => none
 */
export interface Consents {
  /** Whoever brought the player here may hear of what they do. */
  readonly marketing: boolean;
  /** The operator may count what the player uses. */
  readonly analytics: boolean;
}
