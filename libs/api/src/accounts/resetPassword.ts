import { resetPwdCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { PasswordByCode } from './PasswordByCode';

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
