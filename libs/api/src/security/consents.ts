import { consentCall, consentInfoCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';

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

/**
 * The cache key of what a player agrees to.
 *
 * @example
 * consentsKey(7); // => ['consentInfo', 7]
 */
export function consentsKey(userId: number): ReadKey {
  return ['consentInfo', userId];
}

/**
 * Asks what the player agrees to. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getConsents(); // => { marketing: false, analytics: false }
 */
export async function getConsents(options?: CallOptions): Promise<Consents> {
  const { marketing, analytics } = await callMain(consentInfoCall, {}, options);
  return { marketing: marketing === 1, analytics: analytics === 1 };
}

/**
 * Agrees to some purposes and takes the others back. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await saveConsents({ marketing: false, analytics: true });
 * operator.seen[0]?.call; // => 'consent'
 */
export async function saveConsents({ marketing, analytics }: Consents, options?: CallOptions): Promise<void> {
  await callMain(consentCall, { marketing: marketing ? 1 : 0, analytics: analytics ? 1 : 0 }, options);
}
