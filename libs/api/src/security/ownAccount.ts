import { changePwdCall, closeAccountCall, exportMeCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { definedFields } from '../mapping/wireValues';

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

/**
 * The password that proves it is meant, and why, if the player wants to say.
 *
 * @example
 * const closing: AccountClosing = { password: 'mabuhay2026' };
 * closing.reason; // => undefined
 */
export interface AccountClosing {
  readonly password: string;
  readonly reason?: string;
}

/**
 * Closes the account for good. Every session ends with it, this one too.
 *
 * @throws AnswerError 1002 wrong password, 1005 locked (`data.wait` seconds), 1008 money is left or on its way |
 *   OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await closeAccount({ password: 'mabuhay2026' });
 * operator.seen[0]?.call; // => 'closeAccount'
 */
export async function closeAccount(
  { password, reason }: AccountClosing,
  options?: CallOptions,
): Promise<void> {
  const said = definedFields({ reason: reason?.trim() === '' ? undefined : reason?.trim() });
  await callMain(closeAccountCall, { password, reason: undefined, ...said }, options);
}

/**
 * Asks for everything that the operator holds about the player.
 *
 * @returns the address of a JSON file on the operator's side; it works once, for some minutes
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await requestDataExport(); // => '/api/exports/sample'
 */
export async function requestDataExport(options?: CallOptions): Promise<string> {
  return (await callMain(exportMeCall, {}, options)).url;
}
