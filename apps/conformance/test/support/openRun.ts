import type { TestOperator } from '@kislap/sandbox/testing';
import type { CheckContext } from '../../src/context/CheckContext';
import type { Settings } from '../../src/context/Settings';
import { openContext } from '../../src/run/openContext';
import { type Clock, createWire } from '../../src/wire/wire';

const base = 'http://sandbox.test';

const readSettings: Settings = {
  base,
  payBase: base,
  account: {},
  other: {},
  permission: 'read',
  only: [],
  origin: undefined,
  maxMs: 5000,
  samples: 1,
  pages: 5,
  timeoutMs: 20_000,
};

/** Readies a run against a sandbox without a port. */
export async function openRun(
  operator: TestOperator,
  {
    settings,
    fetch = ask(operator),
    stopwatchMs = () => performance.now(),
  }: {
    readonly settings: Partial<Settings>;
    readonly fetch?: (request: Request) => Promise<Response>;
    readonly stopwatchMs?: () => number;
  },
): Promise<CheckContext> {
  const clock: Clock = { nowMs: () => operator.nowMs, stopwatchMs };
  const whole = { ...readSettings, ...settings };
  const wire = createWire({ ...whole, fetch, clock });
  return await openContext(wire, whole, clock);
}

/** What answers a request in place of a server. */
export function ask(operator: TestOperator): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' || method === 'OPTIONS' ? null : await request.arrayBuffer();
    return await operator.fetch(`${pathname}${search}`, { method, headers, body });
  };
}
