import type * as v from 'valibot';
import type { CallContract, RequestSchema } from '../contract/call';
import { callPolicy } from '../contract/callPolicy';
import { envelope, type Envelope, headerName } from '../contract/envelope';
import { formDataFrom, mainClient, offlineErrorFrom } from './axiosClients';
import type { CallOptions } from './CallOptions';
import { identityHeaders } from './headers';
import type { Api } from './Api';
import { classifyAnswer } from './classifyAnswer';
import { apiOf } from './configureApi';
import { decode, readEnvelope, refusal, unreadableMain } from './readAnswer';
import { setServerClock } from './serverClock';
import { watchReach, withRetries, withSlowSignal } from './attempts';

/**
 * Sends a main call, again after a failure, and decodes its answer. Token and idempotency key are taken once:
 * every attempt is the same intent of the same player.
 *
 * @throws OfflineError | AnswerError | ContractError
 */
export async function sendMain<Request extends RequestSchema, Response extends v.GenericSchema>(
  call: CallContract<Request, Response>,
  fields: v.InferOutput<Request>,
  options: CallOptions,
): Promise<v.InferOutput<Response>> {
  const api = apiOf(options);
  const { timeouts } = api;
  const sender = {
    api,
    token: call.auth === 'bare' ? undefined : (options.token ?? api.getToken()),
    key: call.effect === 'write' ? (options.idempotencyKey ?? api.newKey()) : undefined,
    signal: options.signal,
  };
  const answer = await withSlowSignal(
    () =>
      withRetries(() => watchReach(() => attempt(call, fields, sender), api), {
        attempts: options.attempts ?? callPolicy(call).attempts,
        delayMs: timeouts.retryDelayMs,
        signal: options.signal,
      }),
    { slowMs: timeouts.slowMs, onSlow: options.onSlow },
  );
  return decode(call.name, call.response, answer.data);
}

interface Sender {
  readonly api: Api;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function attempt(call: CallContract, fields: object, sender: Sender): Promise<Envelope> {
  const response = await post(call, fields, sender);
  const answer = readEnvelope(response.data, envelope)?.envelope;
  if (!answer) throw unreadableMain(call.name, response);
  const { api } = sender;
  if (answer.ts !== undefined) setServerClock(answer.ts, api);
  const outcome = classifyAnswer({ type: 'answered', status: response.status, code: answer.code });
  if (outcome === 'ok') return answer;
  const event = { call: call.name, token: sender.token, message: answer.msg };
  if (outcome === 'session') api.onSessionEnded(event);
  if (outcome === 'locked') api.onLocked(event);
  const refused = refusal(answer);
  if (outcome === 'maintenance') api.onMaintenance({ ...event, until: refused.data.until });
  throw refused;
}

async function post(call: CallContract, fields: object, { api, token, key, signal }: Sender) {
  const { bases, timeouts, adapter } = api;
  try {
    return await mainClient.request<unknown>({
      baseURL: bases.main,
      url: call.path,
      data: formDataFrom(fields),
      headers: {
        ...identityHeaders(api, token),
        ...(key === undefined ? {} : { [headerName.idempotencyKey]: key }),
      },
      timeout: call.hasFiles ? timeouts.uploadTimeoutMs : timeouts.timeoutMs,
      ...(signal && { signal }),
      ...(adapter && { adapter }),
    });
  } catch (error) {
    throw offlineErrorFrom(error);
  }
}
