import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { headerName } from '../contract/envelope';
import { PAYMENT_PATH } from '../contract/payment';
import { askTogetherCall } from '../contract/together';
import { type CallName, calls } from '../contract/registry/calls';
import type { Handler, Handlers, SeenCall } from './Handlers';
import { answer, performReply, type Reply, withinTime } from './replies';
import { replyTogether } from './replyTogether';

/**
 * Reads a request as the operator would.
 *
 * @throws Error when the contract knows no such call
 */
function readRequest(config: InternalAxiosRequestConfig): SeenCall {
  const url = new URL(config.url ?? '', 'http://operator.invalid');
  const { name, mode } = url.pathname === PAYMENT_PATH ? paymentTarget(url) : mainTarget(url);
  if (!isCallName(name)) throw new Error(`The contract has no call ${config.url}`);
  const header = (key: string) => config.headers.get(key)?.toString();
  return {
    call: name,
    mode,
    fields: fieldsOf(config.data),
    token: header(headerName.authorization)?.replace(/^Bearer /, ''),
    idempotencyKey: header(headerName.idempotencyKey),
    locale: header(headerName.locale),
  };
}

interface Target {
  readonly name: string;
  readonly mode: string | undefined;
}

function mainTarget(url: URL): Target {
  return { name: url.pathname.slice(url.pathname.lastIndexOf('/') + 1), mode: undefined };
}

function paymentTarget(url: URL): Target {
  const action = url.searchParams.get('f') ?? '';
  const [, mode, write] = /^(.+)_(deposit|withdraw)$/.exec(action) ?? [];
  return { name: write ?? action, mode };
}

function isCallName(name: string): name is CallName {
  return name in calls;
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  if (typeof body !== 'string') return {};
  const parsed: unknown = body.startsWith('{') ? JSON.parse(body) : undefined;
  return { ...(parsed ?? Object.fromEntries(new URLSearchParams(body))) };
}

/**
 * An operator without a network: real hooks and decoding run against it.
 *
 * @example
 * import { configureApi, logOut } from '@kislap/api';
 * const operator: FakeOperator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await logOut();
 * operator.seen.map(({ call }) => call); // => ['loginOut']
 */
export interface FakeOperator {
  /** Goes into `configureApi({ adapter })`. */
  readonly adapter: AxiosAdapter;
  /** Every request so far, oldest first. */
  readonly seen: readonly SeenCall[];
  /** Prepares the operator for more calls, or for the same ones differently. */
  readonly handle: (handlers: Handlers) => void;
}

/**
 * Makes an operator that is prepared for some calls.
 *
 * Calls that are asked together are answered each as it is prepared for, once `askTogether` is prepared at all.
 *
 * A call it is not prepared for, or whose fields do not fit the contract, is a mistake in the test: the call
 * fails with that error and `onMistake` is told.
 *
 * @param onMistake by default throws outside the call, so that the test run fails even if the app swallows it
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * const operator = createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) });
 * configureApi({ adapter: operator.adapter });
 * await getBalance(); // => 115000
 */
export function createFakeOperator(
  handlers: Handlers,
  onMistake: (mistake: Error) => void = throwOutside,
): FakeOperator {
  const seen: SeenCall[] = [];
  let prepared = handlers;
  return {
    seen,
    handle: (more) => {
      prepared = { ...prepared, ...more };
    },
    adapter: (config) => withinTime(config, answerTo(config)),
  };

  async function answerTo(config: InternalAxiosRequestConfig) {
    const { call, reply } = await prepareReply(config).catch((error: unknown) => {
      const mistake = error instanceof Error ? error : new Error(String(error));
      onMistake(mistake);
      throw mistake;
    });
    return performReply(call, reply, config);
  }

  async function prepareReply(config: InternalAxiosRequestConfig) {
    const request = readRequest(config);
    seen.push(request);
    const reply = await replyTo(request.call, request, prepared);
    const isTogether = request.call === askTogetherCall.name && reply.type === 'answer';
    return { call: request.call, reply: isTogether ? await answerTogether(request, config) : reply };
  }

  /** Each of the calls that are asked together, as if it had come alone. */
  async function answerTogether(request: SeenCall, config: InternalAxiosRequestConfig) {
    const answers = await replyTogether(
      String(request.fields['calls']),
      async (call, fields) => {
        if (!isCallName(call)) throw new Error(`The contract has no call ${call}`);
        const part = { ...request, call, fields };
        seen.push(part);
        return [call, await replyTo(call, part, prepared)];
      },
      config,
    );
    return answer({ answers });
  }
}

function replyTo<Name extends CallName>(
  name: Name,
  seen: SeenCall,
  handlers: Handlers,
): Reply<unknown> | Promise<Reply<unknown>> {
  const handler: Handler<Name> | undefined = handlers[name];
  if (!handler) throw new Error(`The fake operator is not prepared for ${name}`);
  return handler(v.parse(calls[name].request, seen.fields), seen);
}

function throwOutside(mistake: Error): void {
  queueMicrotask(() => {
    throw mistake;
  });
}
