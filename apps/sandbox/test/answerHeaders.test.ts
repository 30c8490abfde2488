import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SecurityEvent } from '../src/rules/Operator';
import { createApp } from '../src/server/http/app';
import { TestOperator } from './support/TestOperator';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;
let app: ReturnType<typeof createApp>;
let webRoot: string;
const events: SecurityEvent[] = [];

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kislap-headers-'));
  await mkdir(join(webRoot, 'assets/1a2b'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<title>app</title>');
  await writeFile(join(webRoot, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webRoot, 'assets/1a2b/app.js'), 'let app = 1;');
  vi.stubEnv('KISLAP_WEB_ROOT', webRoot);
  operator = new TestOperator(await openTestDatabase(), { securityLog: (event) => events.push(event) });
  app = createApp(operator.operator, operator.services, {
    hasControls: true,
    names: ['Play.example.com'],
    proxies: { isTrusted: (address) => address === '10.0.0.1' },
  });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await operator.opened.close();
  await rm(webRoot, { recursive: true });
});

async function ask(path: string, init: RequestInit = {}, peer = '203.0.113.7'): Promise<Response> {
  const incoming = { socket: { remoteAddress: peer, remotePort: 50_000, remoteFamily: 'IPv4' } };
  return await app.fetch(new Request(`http://play.example.com${path}`, init), { incoming });
}

const json = { 'Content-Type': 'application/json' };
interface Asked {
  readonly what: string;
  readonly status: number;
  readonly path: string;
  readonly init?: RequestInit;
}

const answers: readonly Asked[] = [
  { what: 'the app', status: 200, path: '/' },
  { what: 'a page of the app', status: 200, path: '/login' },
  { what: 'the service worker', status: 200, path: '/sw.js' },
  { what: 'a script', status: 200, path: '/assets/1a2b/app.js' },
  { what: 'a picture', status: 200, path: '/icon.svg' },
  { what: 'a missing file', status: 404, path: '/assets/gone.js' },
  { what: 'an answer of the API', status: 200, path: '/api/web/urlConfig', init: { method: 'POST' } },
  { what: 'a refusal of the API', status: 200, path: '/api/web/getUserInfo', init: { method: 'POST' } },
  { what: 'the payment service', status: 200, path: '/pay/client?f=paylist4vip', init: { method: 'POST' } },
  { what: 'an unknown call', status: 404, path: '/api/web/none', init: { method: 'POST' } },
  { what: 'a wrong method', status: 405, path: '/api/web/urlConfig' },
  {
    what: 'a body that is too large',
    status: 413,
    path: '/api/web/login',
    init: { method: 'POST', body: 'x'.repeat(70_000) },
  },
  {
    what: 'a form of another site',
    status: 403,
    path: '/api/web/login',
    init: { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  },
  {
    what: 'a control call',
    status: 200,
    path: '/__sandbox/state',
    init: { method: 'POST', headers: json, body: '{}' },
  },
  { what: 'a refused control call', status: 415, path: '/__sandbox/state', init: { method: 'POST' } },
  { what: 'the cashier', status: 404, path: '/sandbox/cashier/none' },
  { what: 'a game', status: 404, path: '/sandbox/games/parol-nights' },
  {
    what: 'a call of a game',
    status: 400,
    path: '/sandbox/games/parol-nights/rounds',
    init: { method: 'POST', headers: json, body: '{}' },
  },
  { what: 'an export that is gone', status: 404, path: '/api/exports/none' },
  { what: 'art of the sandbox', status: 200, path: '/sandbox/art/icon.svg' },
  { what: 'help', status: 200, path: '/sandbox/help' },
];

describe('every answer', () => {
  it.each(answers)('carries the headers that protect it: $what', async ({ status, path, init }) => {
    const { headers, status: answered } = await ask(path, init);
    expect(answered).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors '(?:none|self)'/,
    );
    expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each(answers)(
    'says that only https is spoken, where that is so: $what',
    async ({ status, path, init }) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-Proto', 'https');
      const answer = await ask(path, { ...init, headers }, '10.0.0.1');
      expect(answer.status).toBe(status);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    },
  );

  it('believes nobody but its proxy about https', async () => {
    const answer = await ask('/', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('that failed inside carries them too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(operator.services.cashier, 'findOrder').mockRejectedValueOnce(new Error('broken'));
    const answer = await ask('/sandbox/cashier/any');
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('lets the service worker fetch its own files and nothing else', async () => {
    const policy = (await ask('/sw.js')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self'");
    expect((await ask('/icon.svg')).headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('the name that a request is for', () => {
  const nameOf = async (host: string, path = '/api/web/urlConfig') => {
    events.length = 0;
    return (
      await app.fetch(
        new Request('http://play.example.com' + path, { method: 'POST', headers: { Host: host } }),
      )
    ).status;
  };

  it.each(['play.example.com', 'PLAY.EXAMPLE.COM', 'play.example.com:8443', 'play.example.com.'])(
    'is one of its own: %s',
    async (host) => {
      expect(await nameOf(host)).toBe(200);
    },
  );

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is this machine: %s', async (host) => {
    expect(await nameOf(host)).toBe(200);
  });

  it.each([
    'attacker.example',
    'play.example.com.attacker.example',
    '203.0.113.7',
    'play.example.com@attacker.example',
    'x y',
  ])('is refused when it is another: %s', async (host) => {
    for (const path of ['/api/web/urlConfig', '/__sandbox/state', '/']) {
      expect(await nameOf(host, path)).toBe(421);
      expect(events).toEqual([expect.objectContaining({ event: 'request', outcome: 'unknownName' })]);
    }
  });
});
