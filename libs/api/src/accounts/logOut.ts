import { loginOutCall } from '../contract/accounts';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Lets the operator forget the token. The app leaves whatever comes back.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function logOut(options?: CallOptions): Promise<void> {
  await callMain(loginOutCall, {}, options);
}
