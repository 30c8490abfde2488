import { bindPhoneCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { PasswordByCode } from './PasswordByCode';

/**
 * Binds a phone to the account and sets its password. Then tell `useFreshness`.
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
