import { thirdLoginCall } from '../contract/signIn';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import type { SignedIn } from './SignedIn';
import type { Tracking } from './Tracking';

/**
 * Another service's word for who somebody is.
 *
 * @example
 * const account: AccountElsewhere = { provider: 'google', openId: '1234567890' };
 * account.nickname; // => undefined
 */
export interface AccountElsewhere {
  readonly provider: 'google' | 'facebook' | 'telegram';
  /** The person's number there. */
  readonly openId: string;
  readonly nickname?: string | undefined;
}

/**
 * Opens a session by an account elsewhere; somebody new gets an account without a phone.
 *
 * @throws AnswerError 1002 refused, 1007 suspended (`data.until`) | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await logInElsewhere({ provider: 'google', openId: '1234567890' })).isNew; // => true
 */
export async function logInElsewhere(
  { provider, openId, nickname }: AccountElsewhere,
  { tracking = {}, ...options }: CallOptions & { readonly tracking?: Tracking } = {},
): Promise<SignedIn & { readonly isNew: boolean }> {
  const who = { type: provider, openid: openId, nick: nickname };
  const answer = await callMain(thirdLoginCall, { ...tracking, ...who }, options);
  return {
    token: answer.token,
    userId: answer.UserID,
    isNew: answer.isNew === 1,
    ...definedFields({ lastLoginAt: optionalInstant(answer.LastLoginTime) }),
  };
}
