import { closeAccountCall } from '../contract/security';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';

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
