import type * as v from 'valibot';
import type { CallContract, PaymentCallContract, RequestSchema } from '../contract/call';
import type { CallOptions } from './CallOptions';
import { OfflineError } from './errors';

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

/** Fetches the HTTP client's code. Without a connection that fails like the call itself would. */
export async function loadTransport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    throw new OfflineError('unreachable', { wasSent: false });
  }
}

/**
 * Fetches the code that payment calls need besides, ahead of the first. Failing is fine: the first call tries again.
 *
 * @example
 * await preloadPayments(); // => undefined
 */
export async function preloadPayments(): Promise<void> {
  await import('./sendPayment').catch(() => undefined);
}

/**
 * Fetches the HTTP client's code ahead of the first call, for the time when the browser is idle. Failing is
 * fine: the first call tries again.
 *
 * @example
 * await preloadTransport(); // => undefined
 */
export async function preloadTransport(): Promise<void> {
  await import('./sendMain').catch(() => undefined);
}
