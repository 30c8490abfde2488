import type * as v from 'valibot';
import type { CallContract, RequestSchema } from '../contract/call';
import { callPolicy } from '../contract/callPolicy';
import { envelope, type Envelope } from '../contract/envelope';
import { isAskedTogether } from '../contract/together';
import type { Api } from './Api';
import { askedAhead } from './askedAhead';
import { askTogether } from './askTogether';
import type { CallOptions } from './CallOptions';
import { classifyAnswer } from './classifyAnswer';
import { apiOf } from './configureApi';
import { postMain, type Sender } from './postMain';
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
  const attempts = options.attempts ?? callPolicy(call).attempts;
  const ahead = api.takeAhead(call, sender.token);
  let post = attempts > 1 ? firstPost(call, sender, ahead) : postMain;
  const nextAttempt = () => {
    const asked = { call, fields, sender, post };
    post = postMain;
    return attempt(asked);
  };
  const answer = await withSlowSignal(
    () =>
      withRetries(() => watchReach(nextAttempt, api), {
        attempts,
        delayMs: timeouts.retryDelayMs,
        signal: options.signal,
      }),
    { slowMs: timeouts.slowMs, onSlow: options.onSlow },
  );
  return decode(call.name, call.response, answer.data);
}

/**
 * A read's first attempt may have been made ahead, or travel with others. What failed is asked again alone: no other call
 * can spoil it then. So a call without a second attempt goes alone.
 */
function firstPost(
  call: CallContract,
  { api }: Sender,
  ahead: ReturnType<Api['takeAhead']>,
): typeof postMain {
  if (ahead !== undefined) return askedAhead(ahead);
  return api.asksTogether && isAskedTogether(call) ? askTogether : postMain;
}

interface Attempt {
  readonly call: CallContract;
  readonly fields: object;
  readonly sender: Sender;
  readonly post: typeof postMain;
}

async function attempt({ call, fields, sender, post }: Attempt): Promise<Envelope> {
  const reply = await post(call, fields, sender);
  const answer = readEnvelope(reply.body, envelope);
  if (!answer) throw unreadableMain(call.name, reply);
  const { api } = sender;
  if (answer.ts !== undefined) setServerClock(answer.ts, api);
  const outcome = classifyAnswer({ type: 'answered', status: reply.status, code: answer.code });
  if (outcome === 'ok') return answer;
  const event = { call: call.name, token: sender.token, message: answer.msg };
  if (outcome === 'session') api.onSessionEnded(event);
  if (outcome === 'locked') api.onLocked(event);
  const refused = refusal(answer);
  if (outcome === 'maintenance') api.onMaintenance({ ...event, until: refused.data.until });
  throw refused;
}
