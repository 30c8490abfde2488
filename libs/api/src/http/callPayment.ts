import type * as v from 'valibot';
import type { RequestSchema } from '../contract/CallContract';
import type { PaymentCallContract } from '../contract/PaymentCallContract';
import type { CallOptions } from './CallOptions';
import { loadTransport } from './loadTransport';

/**
 * Makes one call of the payment service and answers its decoded body. It is never sent twice.
 *
 * @param target what the call's address needs: the player's id or the mode
 * @throws OfflineError | AnswerError | ContractError
 */
export async function callPayment<
  Target extends number | string,
  Request extends RequestSchema,
  Response extends v.GenericSchema,
>(
  call: PaymentCallContract<Target, Request, Response>,
  { target, fields }: { readonly target: Target; readonly fields: v.InferOutput<Request> },
  options: CallOptions = {},
): Promise<v.InferOutput<Response>> {
  const { sendPayment } = await loadTransport(() => import('./sendPayment'));
  return sendPayment(call, { target, fields }, options);
}
