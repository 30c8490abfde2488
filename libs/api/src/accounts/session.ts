import type { EpochSeconds, Money } from '@kislap/domain';
import { loginCall, loginOutCall, registerCall, thirdLoginCall } from '../contract/signIn';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { definedFields, moneyOfPeso, optionalInstant } from '../mapping/wireValues';
import type { Tracking } from '../tracking/tracking';

/**
 * A session the operator has opened.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const proof = { by: 'smsCode', account: '09171234567', code: '123456' } as const;
 * const session: SignedIn = await logIn(proof);
 * session.userId; // => 7
 */
export interface SignedIn {
  readonly token: string;
  readonly userId: number;
  /** The sign-in before this one. */
  readonly lastLoginAt?: EpochSeconds;
  /** What the account still lacks, when it lacks something. */
  readonly need?: readonly string[];
}

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
 * What may come along with a sign-in: where the visitor came from, and the random id of the device, by which somebody who is
 * away is known again.
 *
 * @example
 * const options: SignInOptions = { deviceId: newIdempotencyKey() };
 * options.deviceId?.length; // => 36
 */
export interface SignInOptions extends CallOptions {
  readonly tracking?: Tracking;
  readonly deviceId?: string | undefined;
}

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
  { tracking = {}, deviceId, ...options }: SignInOptions = {},
): Promise<SignedIn> {
  const fields = { ...tracking, ...proof, type: wireType[by], deviceId };
  const answer = await callMain(loginCall, fields, options);
  return {
    token: answer.token,
    userId: answer.UserID,
    ...definedFields({ lastLoginAt: optionalInstant(answer.LastLoginTime), need: answer.need }),
  };
}

/**
 * Another service's word for who somebody is.
 *
 * @example
 * const account: ProviderAccount = { provider: 'google', openId: '1234567890' };
 * account.nickname; // => undefined
 */
export interface ProviderAccount {
  readonly provider: 'google' | 'facebook' | 'telegram';
  /** The person's number there. */
  readonly openId: string;
  readonly nickname?: string | undefined;
}

/**
 * Opens a session by an account elsewhere; somebody new gets an account that lacks what `need` names.
 *
 * @throws AnswerError 1002 refused, 1007 suspended (`data.until`) | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await logInWithProvider({ provider: 'google', openId: '1234567890' })).isNew; // => true
 */
export async function logInWithProvider(
  { provider, openId, nickname }: ProviderAccount,
  { tracking = {}, deviceId, ...options }: SignInOptions = {},
): Promise<SignedIn & { readonly isNew: boolean }> {
  const who = { type: provider, openid: openId, nick: nickname, deviceId };
  const answer = await callMain(thirdLoginCall, { ...tracking, ...who }, options);
  return {
    token: answer.token,
    userId: answer.UserID,
    isNew: answer.isNew === 1,
    ...definedFields({ lastLoginAt: optionalInstant(answer.LastLoginTime), need: answer.need }),
  };
}

/**
 * A new account. The terms were agreed to: without that there is no registration.
 *
 * @example
 * const password = 'mabuhay2026';
 * const proof = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * const registration: Registration = { ...proof, birthday: '2000-01-31' };
 * registration.birthday > '1999-12-31'; // => true
 */
export interface Registration {
  /** With area code: '639171234567'. */
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly passwordAgain: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
}

/**
 * Opens an account and a session with it.
 *
 * @returns the session, and the welcome gift in `gift` (zero when there is none)
 * @throws AnswerError 1003 phone taken, 1004 wrong code, 1007 away with another account, 1016 under age, 1017 weak password, 1018 passwords
 *   differ | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const password = 'mabuhay2026';
 * const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * (await register({ ...form, birthday: '2000-01-31' })).token; // => 'sample-token'
 */
export async function register(
  { passwordAgain, ...form }: Registration,
  { tracking = {}, deviceId, ...options }: SignInOptions = {},
): Promise<SignedIn & { readonly gift: Money }> {
  const fields = { ...tracking, ...form, password1: passwordAgain, agree: 1, deviceId } as const;
  const answer = await callMain(registerCall, fields, options);
  return { token: answer.token, userId: answer.UserID, gift: moneyOfPeso(answer.gift ?? 0) };
}

/**
 * Lets the operator forget the token. The app leaves whatever comes back.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await logOut();
 * operator.seen[0]?.call; // => 'loginOut'
 */
export async function logOut(options?: CallOptions): Promise<void> {
  await callMain(loginOutCall, {}, options);
}
