import { headerName } from '@kislap/api/contract';
import type { Clock } from './Clock';
import { readReply } from './readReply';
import type { Wire } from './Wire';
import type { WireRequest } from './WireRequest';

/** How a wire reaches the server. */
export interface WireOptions {
  readonly base: string;
  readonly payBase: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  /** How long a reply may take before it counts as silence. */
  readonly timeoutMs: number;
}

/** Opens the way to a server. Redirects are not followed: no call of the contract answers one. */
export function createWire(options: WireOptions): Wire {
  return async (request) => {
    const startedMs = options.clock.stopwatchMs();
    const passed = () => options.clock.stopwatchMs() - startedMs;
    try {
      const response = await options.fetch(buildRequest(request, options));
      const text = await response.text();
      return readReply(request.service, {
        status: response.status,
        headers: response.headers,
        text,
        ms: passed(),
      });
    } catch (error) {
      return { ...nothing, ms: passed(), silence: reasonOf(error, options.timeoutMs) };
    }
  };
}

const nothing = {
  status: 0,
  headers: new Headers(),
  text: '',
  body: undefined,
  code: undefined,
  msg: '',
  data: undefined,
  ts: undefined,
};

function buildRequest(request: WireRequest, { base, payBase, timeoutMs }: WireOptions): Request {
  const { token, key, method = 'POST' } = request;
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  return new Request(`${request.service === 'payment' ? payBase : base}${request.target}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Accept: 'application/json',
      [headerName.language]: 'en',
      [headerName.locale]: 'en',
      ...(request.body === 'json' && hasBody ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { [headerName.authorization]: `Bearer ${token}` }),
      ...(key === undefined ? {} : { [headerName.idempotencyKey]: key }),
      ...request.headers,
    },
    ...(hasBody ? { body: encodeBody(request) } : {}),
  });
}

function encodeBody({ body, fields }: WireRequest): string | FormData | URLSearchParams {
  if (body === 'json') return JSON.stringify(fields);
  const form = body === 'form' ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'nothing came back';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return `no answer within ${timeoutMs} ms`;
  }
  const cause: unknown = error.cause;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
