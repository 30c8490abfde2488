import { consentInfoCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { Consents } from './Consents';

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
 * What the player agrees to; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useConsents(7).data; // => { marketing: false, analytics: false }
 */
export function useConsents(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : consentsKey(userId), () => getConsents());
}
