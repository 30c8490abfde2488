import { loginOutCall } from '../contract/signIn';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Lets the operator forget the token. The app leaves whatever comes back.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await logOut();
 * operator.seen[0]?.call; // => 'loginOut'
 */
export async function logOut(options?: CallOptions): Promise<void> {
  await callMain(loginOutCall, {}, options);
}
