import { envelope, headerName } from '@kislap/api/contract';
import * as v from 'valibot';

/** The kit's own clocks. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Milliseconds that only ever grow, to measure with. */
  readonly stopwatchMs: () => number;
}

/** What stands in one field: text, a number in a JSON body, a picture in a form of several parts. */
export type FieldValue = string | number | Blob;

/** What is sent once. */
export interface WireRequest {
  /** Where to, with its query: `/api/web/getUserInfo`. */
  readonly target: string;
  readonly service: 'main' | 'payment';
  readonly body: 'multipart' | 'form' | 'json';
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly token?: string | undefined;
  /** The idempotency key. */
  readonly key?: string | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back for one request, read as far as it can be read. */
export interface Reply {
  /** HTTP status; 0 when nothing came. */
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. */
  readonly text: string;
  /** From sending to the last byte. */
  readonly ms: number;
  /** Why nothing came, in words; undefined when something did. */
  readonly silence: string | undefined;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
  /** The answer's code, as a number also where it came as text; undefined without an envelope. */
  readonly code: number | undefined;
  readonly msg: string;
  /** The `data` of a main answer; the whole body of a payment answer. */
  readonly data: unknown;
  /** The server's clock in epoch seconds, where the answer carries one. */
  readonly ts: number | undefined;
}

/** Sends one request and waits for its reply; never throws, whatever comes back. */
export type Wire = (request: WireRequest) => Promise<Reply>;

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

/** @throws {Error} For a picture, which has no place in such a form. */
function textOf(value: FieldValue): string {
  if (typeof value === 'object') throw new Error('A picture needs a form of several parts.');
  return String(value);
}

function encodeBody({ body, fields }: WireRequest): string | FormData | URLSearchParams {
  if (body === 'json') return JSON.stringify(fields);
  const values = Object.entries(fields);
  if (body === 'form') {
    return new URLSearchParams(values.map(([name, value]) => [name, textOf(value)]));
  }
  const form = new FormData();
  for (const [name, value] of values) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
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

/** Reads what came as an answer of one of the two services, as far as it is one. */
function readReply(
  service: 'main' | 'payment',
  came: Pick<Reply, 'status' | 'headers' | 'text' | 'ms'>,
): Reply {
  const body = parseJson(came.text);
  const read = v.safeParse(envelope, body);
  const { code, msg, ts } = read.success ? read.output : unread;
  const data = service === 'payment' ? body : read.success ? read.output.data : undefined;
  return { ...came, silence: undefined, body, code, msg, ts, data };
}

const unread = { code: undefined, msg: '', ts: undefined };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shownLength = 60;

/** What came back, in a few words for a finding: never a whole body, which may hold what is a player's own. */
export function describeReply(reply: Reply): string {
  if (reply.silence !== undefined) return `nothing: ${reply.silence}`;
  if (reply.code !== undefined) {
    const words = reply.msg === '' ? '' : ` "${shorten(reply.msg)}"`;
    return `code ${reply.code}${words}`;
  }
  const type = reply.headers.get('content-type') ?? 'no content type';
  if (reply.body !== undefined) return `JSON without an envelope (HTTP ${reply.status})`;
  if (/^\s*</.test(reply.text)) return `a web page (HTTP ${reply.status}, ${type})`;
  if (reply.text === '') return `an empty body (HTTP ${reply.status})`;
  return `a body that is not JSON (HTTP ${reply.status}, ${type})`;
}

function shorten(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
