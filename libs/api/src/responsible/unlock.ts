import { checkPwdCall } from '../contract/unlock';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';

/**
 * Shows by a code, sent with the scene `unlock`, that whoever holds the device holds the account's phone. A session
 * that was locked goes on.
 *
 * @throws AnswerError 1004 wrong code, 1005 too many of them, 1008 no phone is bound | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await confirmCode('123456');
 * operator.seen[0]?.fields; // => { code: '123456' }
 */
export async function confirmCode(code: string, options?: CallOptions): Promise<void> {
  await callMain(checkPwdCall, { code }, options);
}

/**
 * Shows that whoever holds the device knows the account's password. A session that was locked goes on.
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
