import { changePwdCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * A new password, typed twice, and the one that it takes the place of.
 *
 * @example
 * const [oldPassword, password] = ['mabuhay2025', 'mabuhay2026'];
 * const change: PasswordChange = { oldPassword, password, passwordAgain: password };
 * change.oldPassword === change.password; // => false
 */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordAgain: string;
}

/**
 * Sets a new password. The account is logged out everywhere but here.
 *
 * @throws AnswerError 1002 wrong old password, 1005 locked (`data.wait` seconds), 1008 the account has none yet, 1017
 *   weak password, 1018 passwords differ | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * const password = 'mabuhay2026';
 * await changePassword({ oldPassword: 'mabuhay2025', password, passwordAgain: password });
 * operator.seen[0]?.call; // => 'changePwd'
 */
export async function changePassword(
  { oldPassword, password, passwordAgain }: PasswordChange,
  options?: CallOptions,
): Promise<void> {
  await callMain(changePwdCall, { old: oldPassword, password, password1: passwordAgain }, options);
}
