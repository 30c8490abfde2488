import type * as v from 'valibot';
import type { PaymentCallContract, RequestSchema } from '../contract/call';
import { answerCode } from '../contract/answerCode';
import { headerName } from '../contract/envelope';
import { PAYMENT_PATH, paymentStatus } from '../contract/payment';
import { offlineErrorFrom, paymentClient } from './axiosClients';
import { type ApiError, ContractError, OfflineError } from './errors';
import type { CallOptions } from './CallOptions';
import { apiOf } from './configureApi';
import { decode, parseJson, readEnvelope, refusal } from './readAnswer';
import { identityHeaders } from './headers';
import { withSlowSignal } from './attempts';

/**
 * Sends a payment call once. Payment rule: never retried by itself, since a lost answer says nothing; the idempotency
 * key goes along for a later, deliberate submit. A 400 of the payment service does not end the session.
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
  const api = apiOf(options);
  const token = api.getToken();
  const sent = { query: call.query(target), fields, token };
  const response = await withSlowSignal(() => post(call, sent, options), {
    slowMs: api.timeouts.slowMs,
    onSlow: options.onSlow,
  });
  const body = parseJson(response.data);
  const envelope = readEnvelope(body, paymentStatus);
  if (!envelope) throw unreadablePayment(call.name, response.status);
  if (envelope.code === answerCode.sessionLocked) {
    api.onLocked({ call: call.name, token, message: envelope.msg });
  }
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
  sent: { readonly query: string; readonly fields: object; readonly token: string | undefined },
  options: CallOptions,
) {
  const { signal, idempotencyKey } = options;
  if (signal?.aborted) throw new OfflineError('cancelled', { wasSent: false });
  const { query, fields, token } = sent;
  const { bases, timeouts, adapter, newKey } = apiOf(options);
  const isWrite = call.effect === 'write';
  try {
    return await paymentClient.request<unknown>({
      baseURL: bases.payment,
      url: `${PAYMENT_PATH}?${query}`,
      data: call.body === 'json' ? JSON.stringify(fields) : urlEncoded(fields),
      headers: {
        ...identityHeaders(apiOf(options), token),
        ...(call.body === 'json' && { 'Content-Type': 'application/json' }),
        ...(isWrite && { [headerName.idempotencyKey]: idempotencyKey ?? newKey() }),
      },
      timeout: isWrite ? timeouts.paymentWriteTimeoutMs : timeouts.timeoutMs,
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
