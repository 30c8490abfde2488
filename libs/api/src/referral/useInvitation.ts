import { rarelyChanging, usePlayerRead, useRead } from '../swr/useRead';
import { getInvitation, getInvitationText, invitationKey, invitationTextKey } from './invitation';

/**
 * The player's invitation; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInvitation(7).data?.code; // => 'LIW4NAG'
 */
export function useInvitation(userId: number | undefined) {
  return usePlayerRead(userId, invitationKey, getInvitation);
}

/**
 * The words of the player's invitation; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInvitationText(7).data?.text; // => 'Play with me on Kislap: {url} 21+ only.'
 */
export function useInvitationText(userId: number | undefined) {
  const key = userId === undefined ? undefined : invitationTextKey(userId);
  return useRead(key, getInvitationText, rarelyChanging);
}
