import { getSecretKeyCall } from '../contract/passwords';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';

/**
 * Asks for the session's secret that payments are signed with. It lives ten minutes and is never stored.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function getSecretKey(options?: CallOptions): Promise<string> {
  return (await callMain(getSecretKeyCall, {}, options)).key;
}
