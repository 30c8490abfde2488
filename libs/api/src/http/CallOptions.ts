import type { Api } from './Api';

/**
 * How one call is made.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const poll: CallOptions = { attempts: 1 };
 * (await getMailCounts(poll)).unread; // => 2
 */
export interface CallOptions {
  /** Whose token and settings it uses; by default those of `configureApi`. */
  readonly api?: Api | undefined;
  /** Cancels the call: it then fails with an `OfflineError` whose reason is 'cancelled'. */
  readonly signal?: AbortSignal | undefined;
  /** Called once when there is no answer after three seconds, so that the screen can say so. */
  readonly onSlow?: (() => void) | undefined;
  /** How many attempts at most; as the call's policy says by default: four, or one. */
  readonly attempts?: number | undefined;
  /**
   * The idempotency key of a write. Pass the key of an earlier submit to send the very same again after an
   * unknown outcome; by default every call is a new intent with a new key.
   */
  readonly idempotencyKey?: string | undefined;
  /** The token of the session that a main call belongs to; by default the one that is current when it is made. */
  readonly token?: string | undefined;
}
