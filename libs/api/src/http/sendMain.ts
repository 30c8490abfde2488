import type * as v from 'valibot';
import type { CallContract, RequestSchema } from '../contract/call';
import { callPolicy } from '../contract/callPolicy';
import { envelope, type Envelope, headerName } from '../contract/envelope';
import { formDataFrom, mainClient, offlineErrorFrom } from './axiosClients';
import type { CallOptions } from './CallOptions';
import { identityHeaders } from './headers';
import { classifyAnswer } from './classifyAnswer';
import { apiConfig } from './configureApi';
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
  const { timeouts } = apiConfig();
  const sender = { token: tokenFor(call, options), key: keyFor(call, options) };
  const answer = await withSlowSignal(
    () =>
      withRetries(() => watchReach(() => attempt(call, fields, { ...sender, signal: options.signal })), {
        attempts: options.attempts ?? callPolicy(call).attempts,
        delayMs: timeouts.retryDelayMs,
        signal: options.signal,
      }),
    { slowMs: timeouts.slowMs, onSlow: options.onSlow },
  );
  return decode(call.name, call.response, answer.data);
}

interface Sender {
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function attempt(call: CallContract, fields: object, sender: Sender): Promise<Envelope> {
  const response = await post(call, fields, sender);
  const answer = readEnvelope(response.data, envelope)?.envelope;
  if (!answer) throw unreadableMain(call.name, response);
  if (answer.ts !== undefined) setServerClock(answer.ts);
  const outcome = classifyAnswer({ type: 'answered', status: response.status, code: answer.code });
  if (outcome === 'ok') return answer;
  const event = { call: call.name, token: sender.token, message: answer.msg };
  if (outcome === 'session') apiConfig().onSessionEnded(event);
  if (outcome === 'locked') apiConfig().onLocked(event);
  const refused = refusal(answer);
  if (outcome === 'maintenance') apiConfig().onMaintenance({ ...event, until: refused.data.until });
  throw refused;
}

async function post(call: CallContract, fields: object, { token, key, signal }: Sender) {
  const { bases, timeouts, adapter } = apiConfig();
  try {
    return await mainClient.request<unknown>({
      baseURL: bases.main,
      url: call.path,
      data: formDataFrom(fields),
      headers: {
        ...identityHeaders(token),
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

function tokenFor(call: CallContract, options: CallOptions): string | undefined {
  return call.auth !== 'bare' ? (options.token ?? apiConfig().getToken()) : undefined;
}

function keyFor(call: CallContract, options: CallOptions): string | undefined {
  return call.effect === 'write' ? (options.idempotencyKey ?? apiConfig().newKey()) : undefined;
}
