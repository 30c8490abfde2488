import type { Money } from '@kislap/domain';
import { registerCall } from '../contract/signIn';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import type { SignedIn } from './SignedIn';
import type { Tracking } from './Tracking';

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
 * @throws AnswerError 1003 phone taken, 1004 wrong code, 1016 under age, 1017 weak password, 1018 passwords
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
  { tracking = {}, ...options }: CallOptions & { readonly tracking?: Tracking } = {},
): Promise<SignedIn & { readonly gift: Money }> {
  const fields = { ...tracking, ...form, password1: passwordAgain, agree: 1 } as const;
  const answer = await callMain(registerCall, fields, options);
  return { token: answer.token, userId: answer.UserID, gift: moneyOfPeso(answer.gift ?? 0) };
}
