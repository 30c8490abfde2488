import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/server/http/app';
import type { RequestLine } from '../src/server/http/observe';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;
const lines: RequestLine[] = [];
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  app = createApp(operator.operator, operator.services, {
    hasControls: false,
    names: ['play.test'],
    logRequest: (line) => lines.push(line),
    metricsToken: 'a-secret',
  });
});

afterAll(async () => await operator.opened.close());

const ask = async (path: string, init: RequestInit = {}) =>
  await app.fetch(new Request(`http://play.test${path}`, init));
const metrics = async () =>
  await (await ask('/metrics', { headers: { authorization: 'Bearer a-secret' } })).text();

describe('/health', () => {
  it('says that the process and its database answer, and whether they are closed', async () => {
    const response = await ask('/health');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ status: 'ok', database: 'ok', maintenance: false });
  });

  it('is 503 when the database does not answer', async () => {
    const database = new Proxy(operator.operator.database, {
      get: (target, name, self): unknown =>
        name === 'execute' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, name, self),
    });
    const failing = createApp({ ...operator.operator, database }, operator.services, {
      hasControls: true,
      names: ['play.test'],
    });
    const response = await failing.fetch(new Request('http://play.test/health'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failing', database: 'unreachable' });
  });
});

describe('/metrics', () => {
  it('counts requests by call and status, and never by what somebody thinks up', async () => {
    await ask('/api/web/urlConfig', { method: 'POST' });
    await ask('/api/web/urlConfig', { method: 'POST' });
    await ask('/pay/client?f=paylist4vip', { method: 'POST' });
    await ask('/pay/client?f=%22%7D%0Amade_up', { method: 'POST' });
    await ask('/made/up/by/somebody');
    const text = await metrics();
    expect(text).toContain('kislap_requests_total{kind="api",call="urlConfig",status="200"} 2');
    expect(text).toContain('kislap_requests_total{kind="payment",call="",status="404"} 1');
    expect(text).toMatch(/kislap_request_seconds_bucket\{kind="api",le="\+Inf"\} \d+/);
    expect(text).not.toContain('made');
  });

  it('is what Prometheus reads: help, type, and lines of a name, labels and a number', async () => {
    for (const line of (await metrics()).trimEnd().split('\n')) {
      expect(line).toMatch(
        /^(?:# HELP [a-z_]+ \S.*|# TYPE [a-z_]+ (?:counter|gauge|histogram)|[a-z_]+(?:\{(?:[a-z]+="[^"\\\n]*",?)+\})? [\d.e+-]+)$/,
      );
    }
    const buckets = [...(await metrics()).matchAll(/_bucket\{kind="api",le="[^"]+"\} (\d+)/g)].map(Number);
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  });

  it('is for those who know the token, and for nobody where none is set', async () => {
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', { headers: { authorization: 'Bearer a-guess' } })).status).toBe(401);
    const closed = createApp(operator.operator, operator.services, {
      hasControls: false,
      names: ['play.test'],
    });
    expect((await closed.fetch(new Request('http://play.test/metrics'))).status).toBe(404);
    expect((await operator.fetch('/metrics')).status).toBe(200);
  });
});

describe('the request log', () => {
  it('has a line for each answer, whose id stands in the answer, and nothing of the player', async () => {
    lines.length = 0;
    const body = new URLSearchParams({ account: '639170000002', password: 'Play1234' });
    const response = await ask('/api/web/login?note=639170000002', {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer some-token' },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'POST', path: '/api/web/login', call: 'login', status: 200 });
    expect(response.headers.get('x-request-id')).toBe(lines[0]?.id);
    expect(JSON.stringify(lines)).not.toMatch(/63917|Play1234|some-token/);
  });

  it('names the calls that were asked together, and none that somebody thinks up', async () => {
    lines.length = 0;
    const body = new URLSearchParams({ calls: '[{"call":"urlConfig"},{"call":"made up"}]' });
    await ask('/api/web/askTogether', { method: 'POST', body });
    expect(lines[0]).toMatchObject({ call: 'askTogether', calls: ['urlConfig', ''] });
    await ask('/api/web/urlConfig', { method: 'POST' });
    expect(lines[1]).not.toHaveProperty('calls');
  });

  it('takes over the id of a proxy in front, if it is one', async () => {
    const idFor = async (given: string) =>
      (await ask('/health', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idFor('edge-7f3a9c01')).toBe('edge-7f3a9c01');
    expect(await idFor('a b"c')).not.toBe('a b"c');
    expect(await idFor('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/);
  });

  it('notes what was refused before any call was looked at', async () => {
    lines.length = 0;
    const foreign = await app.fetch(new Request('http://elsewhere.example/', {}));
    expect([foreign.status, lines[0]?.status]).toEqual([421, 421]);
  });
});
