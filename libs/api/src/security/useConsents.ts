import { usePlayerRead } from '../swr/useRead';
import { consentsKey, getConsents } from './consents';

/**
 * What the player agrees to; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useConsents(7).data; // => { marketing: false, analytics: false }
 */
export function useConsents(userId: number | undefined) {
  return usePlayerRead(userId, consentsKey, getConsents);
}
