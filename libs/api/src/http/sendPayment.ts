import type * as v from 'valibot';
import type { RequestSchema } from '../contract/CallContract';
import { headerName } from '../contract/headerName';
import { PAYMENT_PATH, paymentStatus } from '../contract/payment';
import type { PaymentCallContract } from '../contract/PaymentCallContract';
import { paymentClient } from './axiosClients';
import type { ApiError } from './ApiError';
import type { CallOptions } from './CallOptions';
import { apiConfig } from './configureApi';
import { ContractError } from './ContractError';
import { decode } from './decode';
import { identityHeaders } from './identityHeaders';
import { OfflineError } from './OfflineError';
import { offlineErrorFrom } from './offlineErrorFrom';
import { readEnvelope } from './readEnvelope';
import { refusal } from './refusal';
import { withSlowSignal } from './withSlowSignal';

/**
 * Sends a payment call once. Payment rule: it is never sent again by itself, since a lost answer says nothing
 * about the payment; the idempotency key still goes along for a later, deliberate submit of the same form.
 * Its codes are its own: 400 from the payment service does not end the session.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function sendPayment<
  Target extends number | string,
  Request extends RequestSchema,
  Response extends v.GenericSchema,
>(
  call: PaymentCallContract<Target, Request, Response>,
  { target, fields }: { readonly target: Target; readonly fields: v.InferOutput<Request> },
  options: CallOptions,
): Promise<v.InferOutput<Response>> {
  const response = await withSlowSignal(() => post(call, { query: call.query(target), fields }, options), {
    slowMs: apiConfig().pace.slowMs,
    onSlow: options.onSlow,
  });
  const read = readEnvelope(response.data, paymentStatus);
  if (!read) throw unreadablePayment(call.name, response.status);
  const { body, envelope } = read;
  if (envelope.code !== call.okCode) throw refusal({ ...envelope, data: body });
  return decode(call.name, call.response, body);
}

/** Without the service's own word, not even an error status says that a payment was not made. */
function unreadablePayment(call: string, status: number): ApiError {
  if (status >= 400) return new OfflineError('gateway', { wasSent: true });
  return new ContractError(call, 'unreadable', `status ${status} without a code`);
}

type Wire = Pick<PaymentCallContract<never>, 'effect' | 'body'>;

async function post(
  call: Wire,
  { query, fields }: { readonly query: string; readonly fields: object },
  { signal, idempotencyKey }: CallOptions,
) {
  if (signal?.aborted) throw new OfflineError('cancelled', { wasSent: false });
  const { bases, pace, adapter, getToken, newKey } = apiConfig();
  const isWrite = call.effect === 'write';
  try {
    return await paymentClient.request<unknown>({
      baseURL: bases.payment,
      url: `${PAYMENT_PATH}?${query}`,
      data: call.body === 'json' ? JSON.stringify(fields) : urlEncoded(fields),
      headers: {
        ...identityHeaders(getToken()),
        ...(call.body === 'json' && { 'Content-Type': 'application/json' }),
        ...(isWrite && { [headerName.idempotencyKey]: idempotencyKey ?? newKey() }),
      },
      timeout: isWrite ? pace.paymentWriteTimeoutMs : pace.timeoutMs,
      ...(signal && { signal }),
      ...(adapter && { adapter }),
    });
  } catch (error) {
    throw offlineErrorFrom(error);
  }
}

function urlEncoded(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
}
