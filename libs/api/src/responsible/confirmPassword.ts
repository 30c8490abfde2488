import { checkPwdCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Shows that whoever holds the device knows the account's password. The session stays what it is.
 *
 * @throws AnswerError 1002 wrong password, 1005 too many of them | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await confirmPassword('mabuhay2026');
 * operator.seen[0]?.call; // => 'checkPwd'
 */
export async function confirmPassword(password: string, options?: CallOptions): Promise<void> {
  await callMain(checkPwdCall, { password }, options);
}
