import { loginCall } from '../contract/signIn';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import type { SignedIn } from './SignedIn';
import type { Tracking } from './Tracking';

/**
 * What a player signs in with. `account` is a phone in any spelling or a user id.
 *
 * @example
 * const proof: LoginProof = { by: 'password', account: '639171234567', password: 'mabuhay2026' };
 * proof.by; // => 'password'
 */
export type LoginProof =
  | { readonly by: 'password'; readonly account: string; readonly password: string }
  | { readonly by: 'smsCode'; readonly account: string; readonly code: string };

const wireType = { password: 1, smsCode: 2 } as const;

/**
 * Opens a session.
 *
 * @throws AnswerError 1002 wrong password, 1004 wrong code, 1005 locked (`data.wait` seconds), 1007 suspended
 *   (`data.until`) | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const proof = { by: 'password', account: '09171234567', password: 'mabuhay2026' } as const;
 * await logIn(proof); // => { token: 'sample-token', userId: 7 }
 */
export async function logIn(
  { by, ...proof }: LoginProof,
  { tracking = {}, ...options }: CallOptions & { readonly tracking?: Tracking } = {},
): Promise<SignedIn> {
  const answer = await callMain(loginCall, { ...tracking, ...proof, type: wireType[by] }, options);
  return {
    token: answer.token,
    userId: answer.UserID,
    ...definedFields({ lastLoginAt: optionalInstant(answer.LastLoginTime) }),
  };
}
