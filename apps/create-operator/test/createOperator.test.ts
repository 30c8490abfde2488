import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProject, node, type Project } from './project';

const kit = createRequire(import.meta.url).resolve('@kislap/conformance/bin/kislap-conformance.mjs');
let project: Project;

beforeAll(async () => {
  project = await makeProject();
});

afterAll(async () => await project.remove());

/** Starts the server that was made; it tells its address. */
async function start(own: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PORT: '0', ...own };
  const server = spawn(process.execPath, ['dist/main.js'], { cwd: project.folder, env });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\S+/.exec(chunk.toString());
      if (address !== null) resolve(address[0]);
    });
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  return { origin, stop: () => server.kill() };
}

describe('the operator that comes out of the tarball', () => {
  it('compiles, and speaks the profile "read" of the conformance kit at once', async () => {
    expect(project.compiled).toEqual({ code: 0, output: '' });
    const { origin, stop } = await start();
    try {
      const readme = await readFile(join(project.folder, 'README.md'), 'utf8');
      const command = /^npx kislap-conformance --base \S+ (?<options>.+)$/m.exec(readme);
      const asWritten = command?.groups?.['options']?.split(' ') ?? [];
      expect(asWritten.length).toBeGreaterThan(0);
      expect(await node([kit, `--base=${origin}`, ...asWritten], project.place)).toMatchObject({ code: 0 });
      const account = ['--phone=639170000001', '--password=Play1234'];
      const shown = join(project.place, 'read.json');
      const profile = ['--profile=read', '--samples=1', '--max-ms=10000', `--result=${shown}`, '--strict'];
      const { code, output } = await node([kit, `--base=${origin}`, ...account, ...profile], project.place);
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
      expect(await node([kit, `--verify=${shown}`], project.place)).toMatchObject({ code: 0 });
      const listed = await fetch(`${origin}/api/web/gameList`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
      const { data: games }: { data: readonly { name: string; img: string }[] } = await listed.json();
      expect(games.length).toBeGreaterThan(0);
      for (const { name, img } of games) {
        const [, drawn = ''] = img.split('data:image/svg+xml,');
        expect(decodeURIComponent(drawn)).toMatch(new RegExp(`^<svg .*>${name[0]}\\w*</text></svg>$`));
      }
      const refused = await fetch(`${origin}/api/web/register`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
      expect(await refused.json()).toMatchObject({ code: 1001, data: { field: 'phone' } });
    } finally {
      stop();
    }
  });

  it('tells who watches it how it is, and what it has answered', async () => {
    const { origin, stop } = await start();
    try {
      const health = await fetch(`${origin}/health`);
      expect(health.headers.get('cache-control')).toBe('no-store');
      expect(await health.json()).toEqual({ status: 'ok', database: 'ok', maintenance: false });
      await fetch(`${origin}/api/web/gameList`, { method: 'POST', body: new URLSearchParams() });
      await fetch(`${origin}/pay/client?f=gcash_withdraw`, { method: 'POST', body: new URLSearchParams() });
      await fetch(`${origin}/thought/up`);
      const metrics = await fetch(`${origin}/metrics`);
      expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const lines = (await metrics.text()).split('\n');
      expect(lines).toContain('kislap_requests_total{kind="api",call="gameList",status="200"} 1');
      expect(lines).toContainEqual(
        expect.stringMatching(/^kislap_requests_total\{kind="payment",call="withdraw",status="\d+"\} 1$/),
      );
      expect(lines).toContain('kislap_request_seconds_count{kind="api"} 1');
      expect(lines).toContain('kislap_under_maintenance 0');
      expect(lines.filter((line) => line.includes('thought'))).toEqual([]);
      expect((await fetch(`${origin}/health`, { method: 'POST' })).status).toBe(404);
    } finally {
      stop();
    }
  });

  it('asks for its token before it tells figures, where it has one', async () => {
    const { origin, stop } = await start({ METRICS_TOKEN: 'between-us' });
    const statusOf = async (authorization: string) =>
      (await fetch(`${origin}/metrics`, { headers: { authorization } })).status;
    try {
      expect((await fetch(`${origin}/metrics`)).status).toBe(401);
      expect(await statusOf('Bearer another')).toBe(401);
      expect(await statusOf('Bearer between-us')).toBe(200);
      expect((await fetch(`${origin}/health`)).status).toBe(200);
    } finally {
      stop();
    }
  });

  it('lists every call that is still to be done', async () => {
    const todo = await readFile(join(project.folder, 'TODO.md'), 'utf8');
    expect(todo.match(/^- \[ \] `\w+` \(E\)/gm)?.length).toBeGreaterThan(20);
    expect(todo).toContain('- [x] `login` (for one demo account)');
    expect(todo).toMatch(/^- \[ \] `askTogether` \(optional, refused with 1015/m);
    expect(todo).toMatch(/^- \[ \] `withdraw` \(E\): Takes an amount/m);
    expect(JSON.parse(await readFile(join(project.folder, 'package.json'), 'utf8')).name).toBe('my-operator');
  });

  it('is not written over anything, and the command helps', async () => {
    const { command, place } = project;
    expect(await node([command, 'my-operator'], place)).toMatchObject({ code: 1 });
    expect(await node([command], place)).toMatchObject({ code: 2 });
    expect((await node([command, '--help'], place)).output).toContain('create-kislap-operator <folder>');
  });
});

describe('its ports, each against a service that is imitated', () => {
  const seen: {
    readonly path: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
  }[] = [];
  const service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    request.on('end', () => {
      seen.push({ path: request.url ?? '', headers: request.headers, body });
      response.setHeader('Content-Type', 'application/json');
      response.end('{"url":"https://pay.example/1","reference":"check-1"}');
    });
  });
  let address: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const bound = service.address();
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  });

  afterAll(() => service.close());

  const port = async (name: string) =>
    await import(pathToFileURL(join(project.folder, `dist/ports/${name}.js`)).href);

  it('payment: opens an order, believes a notice by its sign alone, and credits once', async () => {
    const { paymentService, readNotice, Credits } = await port('payment');
    const secret = 'between-the-two';
    const order = { id: 'D1', centavos: 50_000, mode: 'gcash' };
    expect(await paymentService({ address, secret }).open(order)).toEqual({ url: 'https://pay.example/1' });
    expect(seen.at(-1)?.headers['idempotency-key']).toBe('D1');
    const timestamp = '1764140000';
    const signed = (body: string) =>
      createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const body = JSON.stringify({ orderId: 'D1', centavos: 50_000, state: 'paid' });
    const read = (text: string, signature: string, nowSeconds = 1_764_140_100) =>
      readNotice(text, { timestamp, signature }, { secret, nowSeconds });
    const credits = new Credits();
    credits.remember(order);
    expect(credits.take(read(body, signed(body)))).toBe('credited');
    expect(credits.take(read(body, signed(body)))).toBe('repeated');
    expect(() => read(body.replace('50000', '90000'), signed(body))).toThrow('The sign does not fit.');
    expect(() => read(body, signed(body), 1_764_150_000)).toThrow('too old');
    credits.remember({ ...order, id: 'D2' });
    expect(credits.take({ orderId: 'D2', centavos: 1, state: 'paid' })).toBe('differs');
    expect(credits.take({ orderId: 'D9', centavos: 1, state: 'paid' })).toBe('unknown');
  });

  it('text messages: a code works once, for its phone and purpose, and not after five tries', async () => {
    const { Codes, textGateway } = await port('texts');
    let now = 1000;
    const codes = new Codes(textGateway({ address, token: 't' }), () => now);
    const send = async () => {
      await codes.send('639171234567', 'login');
      return /\b\d{6}\b/.exec(seen.at(-1)?.body ?? '')?.[0] ?? '';
    };
    const code = await send();
    expect(codes.isRight('639171234567', 'reset', code)).toBe(false);
    expect(codes.isRight('639171234567', 'login', code)).toBe(true);
    expect(codes.isRight('639171234567', 'login', code)).toBe(false);
    const next = await send();
    for (let tries = 0; tries < 5; tries += 1)
      expect(codes.isRight('639171234567', 'login', 'nothing')).toBe(false);
    expect(codes.isRight('639171234567', 'login', next)).toBe(false);
    const late = await send();
    now += 301;
    expect(codes.isRight('639171234567', 'login', late)).toBe(false);
  });

  it('identity: hands documents over without phone or account, and stays in review unless told clearly', async () => {
    const { decided, identityService } = await port('identity');
    const picture = new Blob(['picture']);
    const texts = { idType: 'national', idNo: '1234', name: 'Ligaya Reyes', birthday: '1990-01-01' };
    const check = await identityService({ address, token: 't' }).submit(7, {
      ...texts,
      front: picture,
      selfie: picture,
    });
    expect(check).toEqual({ reference: 'check-1' });
    expect(seen.at(-1)?.body).toMatch(/name="subject"\r\n\r\n7\r\n/);
    expect(decided('passed', '')).toEqual({ state: 2, note: '' });
    expect(decided('refused', 'underAge')).toEqual({ state: 3, note: 'You have to be 21 or older.' });
    expect(decided('maybe', '')).toEqual({ state: 1, note: '' });
  });

  it('attribution: tells with consent alone, each step once, without the player’s number', async () => {
    const { Attribution, attributionService } = await port('attribution');
    const steps = new Attribution(attributionService({ address, token: 't' }), (id: number) => id === 7);
    const step = { type: 1, eventId: 'deposit:D1', playerId: 7, pesos: 500, source: { fbclid: 'abc' } };
    const before = seen.length;
    expect(await steps.pass({ ...step, playerId: 8 })).toBe('noConsent');
    expect(seen).toHaveLength(before);
    expect(await steps.pass(step)).toBe('told');
    expect(await steps.pass(step)).toBe('repeated');
    expect(JSON.parse(seen.at(-1)?.body ?? '')).toMatchObject({
      id: 'deposit:D1',
      name: 'firstDeposit',
      value: 500,
    });
    expect(JSON.parse(seen.at(-1)?.body ?? '').player).toMatch(/^[\da-f]{32}$/);
    const lost = new Attribution(
      attributionService({ address: 'http://127.0.0.1:1', token: 't' }),
      () => true,
    );
    expect(await lost.pass(step)).toBe('lost');
  });
});
