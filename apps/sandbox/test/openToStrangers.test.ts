import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { player } from '../src/database/tables/player';
import { createApp } from '../src/server/http/app';
import { checkInvariants } from '../src/ledger/invariants';
import { openOperator, type OpenOperator } from '../src/server/process/openOperator';
import { readSettings } from '../src/server/process/settings';
import { createServices } from '../src/web/services';

let folder: string;
let smsFile: string;
let opened: OpenOperator;
let app: ReturnType<typeof createApp>;

const settingsFor = (environment: Record<string, string>, args: string[] = ['--memory']) =>
  readSettings(environment, { args, folder });
const strangers = { SANDBOX_CONTROLS: 'off', SANDBOX_PERSON_KEY: 'k'.repeat(32) };
const nowhere = () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kislap-open-'));
  smsFile = join(folder, 'sms.ndjson');
  const page = '<script type="application/json" id="kislap-config">{}</script>';
  await writeFile(join(folder, 'index.html'), page);
  vi.stubEnv('KISLAP_WEB_ROOT', folder);
  const settings = settingsFor({ ...strangers, SANDBOX_SMS_FILE: smsFile });
  opened = await openOperator(settings, nowhere);
  app = createApp(opened.operator, createServices(opened.operator), settings);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await opened.close();
  await rm(folder, { recursive: true });
});

async function call(name: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await app.fetch(new Request(`http://localhost/api/web/${name}`, { method: 'POST', body }));
  return await response.json();
}

async function messages(): Promise<{ phone: string; code: string; purpose: string }[]> {
  const text = await readFile(smsFile, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const form = { password: 'Sampaguita9', password1: 'Sampaguita9', birthday: '1990-01-01', agree: '1' };

describe('a sandbox that strangers may reach', () => {
  it('has no demo accounts, and books all the same', async () => {
    expect(await opened.operator.database.$count(player)).toBe(0);
    const lines = await checkInvariants(opened.operator.database);
    expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
    expect((await call('login', { account: '639170000002', password: 'Play1234' })).code).toBe(1002);
  });

  it('sends random codes, which open an account, and none that everybody knows', async () => {
    const phone = '639181000001';
    expect((await call('sendCode', { phone, scene: 'register' })).code).toBe(200);
    const [sent] = await messages();
    expect(sent).toMatchObject({ phone, purpose: 'register', code: expect.stringMatching(/^\d{6}$/) });
    expect((await call('register', { ...form, phone, code: '123456' })).code).toBe(1004);
    expect((await call('register', { ...form, phone, code: sent?.code ?? '' })).code).toBe(200);
    expect((await stat(smsFile)).mode & 0o777).toBe(0o600);
  });

  it('sends each code anew', async () => {
    for (let phone = 639_181_000_010; phone < 639_181_000_020; phone += 1) {
      await call('sendCode', { phone: String(phone), scene: 'login' });
    }
    const codes = (await messages()).map(({ code }) => code);
    expect(new Set(codes).size).toBeGreaterThan(8);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('lets no imitated service vouch for anybody, and the app offers none', async () => {
    for (const openid of ['anybody', 'sandbox-nophone']) {
      expect((await call('thirdLogin', { type: 'google', openid })).code).toBe(1015);
    }
    const page = await (await app.fetch(new Request('http://localhost/'))).text();
    expect(page).toContain('"loginProviders":[]');
  });

  it('has neither controls nor a console', async () => {
    const control = await app.fetch(new Request('http://localhost/__sandbox/state', { method: 'POST' }));
    expect(control.status).toBe(404);
    expect(await (await app.fetch(new Request('http://localhost/sandbox'))).text()).not.toContain('console');
  });

  it('does not start over demo accounts, and says what to set', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const demo = await openOperator(settingsFor({ SANDBOX_DATA: dataDir }, []), nowhere);
    await demo.close();
    const environment = { SANDBOX_DATA: dataDir, ...strangers, SANDBOX_SMS_FILE: smsFile };
    await expect(openOperator(settingsFor(environment, []), nowhere)).rejects.toThrow(
      'set SANDBOX_DATA or DATABASE_URL to an empty one',
    );
  });
});

describe('chance', () => {
  it('follows from no seed, wherever the operator runs', async () => {
    expect(opened.operator.random.isPredictable).toBe(false);
    const demo = await openOperator(settingsFor({}), nowhere);
    expect(demo.operator.random.isPredictable).toBe(false);
    const draws = Array.from({ length: 20 }, () => demo.operator.random.integer(2 ** 32));
    const others = Array.from({ length: 20 }, () => opened.operator.random.integer(2 ** 32));
    expect(draws).not.toEqual(others);
    await demo.close();
  });

  it('follows from a seed behind the flag, and everything that shows outcomes says so', async () => {
    const settings = settingsFor({ SANDBOX_SEED: '7' }, ['--memory', '--predictable-games']);
    const [one, other] = [await openOperator(settings, nowhere), await openOperator(settings, nowhere)];
    expect(one.operator.random.isPredictable).toBe(true);
    const draw = ({ operator }: OpenOperator) =>
      Array.from({ length: 9 }, () => operator.random.integer(100));
    expect(draw(one)).toEqual(draw(other));
    const seeded = createApp(one.operator, createServices(one.operator), settings);
    const read = async (path: string, init: RequestInit = {}) =>
      await (await seeded.fetch(new Request(`http://localhost${path}`, init))).text();
    expect(await read('/sandbox/cashier/any')).toContain('Seeded outcomes: for tests');
    const headers = { 'Content-Type': 'application/json' };
    const state = await read('/__sandbox/state', { method: 'POST', headers, body: '{}' });
    expect(JSON.parse(state)).toMatchObject({ hasSeededOutcomes: true });
    await one.close();
    await other.close();
    // Two operators are opened from nothing.
  }, 120_000);
});
