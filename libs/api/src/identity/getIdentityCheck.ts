import { documentTypes } from '@kislap/domain';
import type { IdentityState } from '@kislap/domain';
import { kycInfoCall } from '../contract/identity';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { IdentityCheck } from './IdentityCheck';

const states = ['none', 'review', 'passed', 'refused'] as const satisfies readonly IdentityState[];

/**
 * The cache key of a player's identity check.
 *
 * @example
 * identityCheckKey(7); // => ['kycInfo', 7]
 */
export function identityCheckKey(userId: number): ReadKey {
  return ['kycInfo', userId];
}

/**
 * Asks how far the player's identity check is. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getIdentityCheck()).state; // => 'none'
 */
export async function getIdentityCheck(options?: CallOptions): Promise<IdentityCheck> {
  const { state, note = '', name = '', idType, first } = await callMain(kycInfoCall, {}, options);
  return {
    state: states[state],
    note,
    name,
    documentType: documentTypes.find((known) => known === idType),
    isNeededFirst: first === 1,
  };
}

/**
 * The player's identity check; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useIdentityCheck(7).data?.state; // => 'none'
 */
export function useIdentityCheck(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : identityCheckKey(userId), () => getIdentityCheck());
}
