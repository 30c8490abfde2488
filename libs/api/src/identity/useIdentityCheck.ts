import { usePlayerRead } from '../swr/useRead';
import { getIdentityCheck, identityCheckKey } from './identityCheck';

/**
 * The player's identity check; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useIdentityCheck(7).data?.state; // => 'none'
 */
export function useIdentityCheck(userId: number | undefined) {
  return usePlayerRead(userId, identityCheckKey, getIdentityCheck);
}
