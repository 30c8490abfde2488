import { bindPhoneCall, resetPwdCall, sendCodeCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';

/**
 * A new password, proved by an SMS code.
 *
 * @example
 * const password = 'mabuhay2026';
 * const reset: PasswordByCode = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * reset.password === reset.passwordAgain; // => true
 */
export interface PasswordByCode {
  /** With area code: '639171234567'. */
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly passwordAgain: string;
}

/**
 * Binds a phone to the account and sets its password. Then tell `useInvalidation`.
 *
 * @returns the bound phone
 * @throws AnswerError 1003 phone taken, 1004 wrong code, 1017 weak password, 1018 passwords differ |
 *   OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const password = 'mabuhay2026';
 * const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * await bindPhone(form); // => '639171234567'
 */
export async function bindPhone(
  { phone, passwordAgain, ...form }: PasswordByCode,
  options?: CallOptions,
): Promise<string> {
  const fields = { ...form, phoneNum: phone, password1: passwordAgain };
  return (await callMain(bindPhoneCall, fields, options)).Phone;
}

/**
 * Sets a new password; every session of the account ends. An unknown phone is answered like a wrong code.
 *
 * @throws AnswerError 1004 wrong code, 1005 locked, 1017 weak password, 1018 passwords differ | OfflineError |
 *   ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * const password = 'mabuhay2026';
 * const form = { phone: '639171234567', code: '123456', password, passwordAgain: password };
 * await resetPassword(form);
 * operator.seen[0]?.call; // => 'resetPwd'
 */
export async function resetPassword(
  { phone, passwordAgain, ...form }: PasswordByCode,
  options?: CallOptions,
): Promise<void> {
  await callMain(resetPwdCall, { ...form, phoneNum: phone, password1: passwordAgain }, options);
}

/**
 * What a code is asked for.
 *
 * @example
 * const scenes: readonly SmsScene[] = ['register', 'login', 'reset', 'bind', 'unlock', 'away'];
 * scenes.length; // => 6
 */
export type SmsScene = 'register' | 'login' | 'reset' | 'bind' | 'unlock' | 'away';

/**
 * What happens next to a code that was sent.
 *
 * @example
 * const sent: SmsCodeSent = { resendAfterSeconds: 60, expiresAfterSeconds: 300 };
 * sent.expiresAfterSeconds / 60; // => 5
 */
export interface SmsCodeSent {
  readonly resendAfterSeconds: number;
  readonly expiresAfterSeconds: number;
}

/**
 * Sends a code by SMS.
 *
 * @param request `phone` with area code: '639171234567'; for `unlock` and `away` it may be left out, for the one of the session
 * @throws AnswerError 1006 too often (`data.wait` seconds) | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const request = { phone: '639171234567', scene: 'login' } as const;
 * await sendSmsCode(request); // => { resendAfterSeconds: 60, expiresAfterSeconds: 300 }
 */
export async function sendSmsCode(
  request: { readonly phone?: string | undefined; readonly scene: SmsScene },
  options?: CallOptions,
): Promise<SmsCodeSent> {
  const answer = await callMain(sendCodeCall, request, options);
  return { resendAfterSeconds: answer.next, expiresAfterSeconds: answer.expire };
}
