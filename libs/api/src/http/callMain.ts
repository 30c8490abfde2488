import type * as v from 'valibot';
import type { CallContract, RequestSchema } from '../contract/CallContract';
import type { CallOptions } from './CallOptions';
import { loadTransport } from './loadTransport';

/**
 * Makes one call of the main API and answers its decoded `data`.
 *
 * The HTTP client is fetched with the first call, so that the first paint does not wait for it.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function callMain<Request extends RequestSchema, Response extends v.GenericSchema>(
  call: CallContract<Request, Response>,
  fields: v.InferOutput<Request>,
  options: CallOptions = {},
): Promise<v.InferOutput<Response>> {
  const { sendMain } = await loadTransport(() => import('./sendMain'));
  return sendMain(call, fields, options);
}
