import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { PAYMENT_PATH } from '@kislap/api/contract';
import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mainCalls } from '../../api/mainCalls';
import { findPaymentCall } from '../../api/payment/payment';
import { maskAddress } from '../../kernel/network';
import type { Operator } from '../../rules/Operator';
import type { Answered, RequestMeter } from './RequestMeter';

/** One answered request, without query, phone, token or body. */
export interface RequestLine {
  /** Stands in the answer's `X-Request-Id` too; a proxy's or a client's own is taken over. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Name of the call, where it is one of the contract. */
  readonly call?: string;
  /** Names of those that were asked together in it. */
  readonly calls?: readonly string[];
  readonly status: number;
  readonly ms: number;
  /** The network address, its end covered. */
  readonly address: string;
}

/** Keeps lines about requests. Never throws. */
export type RequestLog = (line: RequestLine) => void;

declare module 'hono' {
  interface ContextVariableMap {
    /** Names this request in logs and in its answer. */
    requestId: string;
    /** The calls of the contract that were asked together in it. */
    askedCalls?: readonly string[];
  }
}

const idHeader = 'X-Request-Id';
const fittingId = /^[\w.-]{8,64}$/;
const callByPath = new Map(mainCalls.map(({ path, name }) => [path, name]));
const longestPath = 200;

/** Gives every request an id, and notes what became of it. */
export function observeRequests(meter: RequestMeter, log: RequestLog) {
  return createMiddleware(async (context, next) => {
    const startedMs = performance.now();
    const own = context.req.header(idHeader) ?? '';
    const id = fittingId.test(own) ? own : randomUUID();
    context.set('requestId', id);
    await next();
    context.res.headers.set(idHeader, id);
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - startedMs;
    const calls = context.get('askedCalls');
    const subject = subjectOf(context);
    meter.note({ ...subject, status, seconds: ms / 1000 });
    log({
      id,
      method,
      path: path.slice(0, longestPath),
      ...(subject.call !== '' && { call: subject.call }),
      ...(calls !== undefined && { calls }),
      status,
      ms: Math.round(ms * 10) / 10,
      address: maskAddress(context.get('clientAddress')),
    });
  });
}

/** Only what the contract names becomes a label: addresses that somebody thinks up do not. */
function subjectOf(context: Context): Pick<Answered, 'kind' | 'call'> {
  const { path } = context.req;
  const call = callByPath.get(path);
  if (call !== undefined) return { kind: 'api', call };
  if (path === PAYMENT_PATH) {
    return { kind: 'payment', call: findPaymentCall(context.req.query('f') ?? '')?.call.name ?? '' };
  }
  return { kind: context.req.method === 'GET' ? 'page' : 'other', call: '' };
}

const patienceMs = 2_000;

/**
 * `/health` for who restarts processes, and `/metrics` for Prometheus.
 *
 * @param token what `/metrics` asks for as a bearer; without one it answers only where there are controls
 */
export function mountObservation(
  app: Hono,
  operator: Operator,
  {
    meter,
    token,
    hasControls,
  }: { readonly meter: RequestMeter; readonly token?: string | undefined; readonly hasControls: boolean },
): void {
  app.get('/health', async (context) => {
    const isReachable = await answersInTime(operator);
    context.header('Cache-Control', 'no-store');
    return context.json(
      {
        status: isReachable ? 'ok' : 'failing',
        database: isReachable ? 'ok' : 'unreachable',
        maintenance: operator.switches.isUnderMaintenance,
      },
      isReachable ? 200 : 503,
    );
  });
  app.get('/metrics', (context) => {
    context.header('Cache-Control', 'no-store');
    if (
      token === undefined ? !hasControls : !isSame(context.req.header('authorization'), `Bearer ${token}`)
    ) {
      return context.text(
        'Set SANDBOX_METRICS_TOKEN, and send it as a bearer token.\n',
        token === undefined ? 404 : 401,
      );
    }
    return context.text(meter.text(operator.switches), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
}

async function answersInTime({ database }: Operator): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  try {
    return await Promise.race([answers(database), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function answers(database: Operator['database']): Promise<true> {
  await database.execute(sql`select 1`);
  return true;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isSame(given: string | undefined, wanted: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(wanted));
}
