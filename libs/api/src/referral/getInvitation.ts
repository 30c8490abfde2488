import { userShareInfoCall } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { Invitation } from './Invitation';

/**
 * The cache key of a player's invitation.
 *
 * @example
 * invitationKey(7); // => ['userShareInfo', 7]
 */
export function invitationKey(userId: number): ReadKey {
  return ['userShareInfo', userId];
}

/**
 * Asks for the player's invite code and what it has brought. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInvitation()).code; // => 'LIW4NAG'
 */
export async function getInvitation(options?: CallOptions): Promise<Invitation> {
  const info = await callMain(userShareInfoCall, {}, options);
  return {
    code: info.code,
    url: info.url,
    friends: info.num,
    depositors: info.depNum,
    joinedToday: info.todayNum,
    earned: moneyOfPeso(info.got),
    claimable: moneyOfPeso(info.can),
    rules: {
      registrationBonus: moneyOfPeso(info.rules.reg),
      depositBonus: moneyOfPeso(info.rules.dep),
      rates: info.rules.rate,
    },
  };
}

/**
 * The player's invitation; nothing for a guest.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInvitation(7).data?.code; // => 'LIW4NAG'
 */
export function useInvitation(userId: number | undefined) {
  return useRead(userId === undefined ? undefined : invitationKey(userId), () => getInvitation());
}
