import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sandboxProtection } from '../../catalogue/sandboxOperator';
import help from './help.json';
import { readSettings } from './settings';
import { StartProblem } from './StartProblem';

const read = (environment: Record<string, string>, args: string[] = []) =>
  readSettings(environment, { args, folder: '/home/player' });

/** What a place that strangers reach has to say at least. */
const open = {
  SANDBOX_CONTROLS: 'off',
  SANDBOX_SMS_FILE: '/srv/sms.ndjson',
  SANDBOX_NAMES: 'play.example.com',
  SANDBOX_PERSON_KEY: 'k'.repeat(32),
};

describe('readSettings', () => {
  it('keeps its data in .kislap of the working folder and answers this machine on port 3000', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      names: [],
      proxies: { hops: 0 },
      dataDir: '/home/player/.kislap',
      hasControls: true,
      isCheckedFirst: false,
      checkEveryMs: 900_000,
      lockAfterMs: 1_800_000,
      failpoints: '',
      isLoopbackUncounted: false,
      securityLog: 'stderr',
      requestLog: 'off',
    });
  });

  it('keeps everything in memory for --memory', () => {
    expect(read({}, ['--memory'])).not.toHaveProperty('dataDir');
  });

  it('refuses a flag that it does not know, instead of passing it over', () => {
    expect(() => read({}, ['--memroy'])).toThrow('--memroy is no flag of the sandbox. Allowed: --memory,');
  });

  it('tells every setting in its help, and in the document', async () => {
    const source = await readFile(new URL('settings.ts', import.meta.url), 'utf8');
    const document = await readFile(
      new URL('../../../../../docs/operators/sandbox.md', import.meta.url),
      'utf8',
    );
    const named = new Set(source.match(/(?<=[ '])(?:SANDBOX_[A-Z_]+|PORT|HOST|DATABASE_URL)(?=[':\]])/g));
    expect(Object.keys(help.settings).toSorted()).toEqual([...named].toSorted());
    for (const name of named) expect(document).toContain(`\`${name}\``);
  });

  it('takes over what the operator says of protection, and does not start without a real help line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kislap-operator-'));
    const path = join(folder, 'operator.json');
    const started = async (operator: object) => {
      await writeFile(path, JSON.stringify(operator));
      return read({ SANDBOX_OPERATOR: path }).operatorFile;
    };
    const ofProduction = {
      ...sandboxProtection,
      relief: false,
      lossBack: false,
      nationalRegister: 'adapter',
    };
    const lines = (phone: string) => ({
      ...ofProduction,
      helpLines: [{ name: 'Help line', phone, hours: '24/7' }],
    });
    const real = lines('(02) 8248-9568');
    const production = { mode: 'production' } as const;
    expect(await started({ ...production, protection: real })).toEqual({ ...production, protection: real });
    expect(await started({ protection: lines('1-800-000-0000') })).toMatchObject({ mode: 'sandbox' });
    await expect(started(production)).rejects.toThrow(
      /^protection\.helpLines: missing\nprotection\.identityFirst: missing/,
    );
    await expect(
      started({ ...production, protection: { ...real, nationalRegister: 'memory' } }),
    ).rejects.toThrow(/^protection\.nationalRegister: forbidden$/);
    await expect(started({ ...production, protection: { ...real, helpLines: [] } })).rejects.toThrow(
      /^protection\.helpLines: missing$/,
    );
    await expect(started({ ...production, protection: lines('123456') })).rejects.toThrow(
      /^protection\.helpLines\.0\.phone: dummy$/,
    );
    await expect(started({ protection: 'none' })).rejects.toThrow(StartProblem);
    expect(() => read({ SANDBOX_OPERATOR: join(folder, 'nothing.json') })).toThrow('SANDBOX_OPERATOR');
    await rm(folder, { recursive: true });
  });

  it('uses the PostgreSQL at DATABASE_URL instead of a folder', () => {
    const settings = read({ DATABASE_URL: 'postgresql://localhost/kislap' });
    expect(settings.databaseUrl).toBe('postgresql://localhost/kislap');
    expect(settings).not.toHaveProperty('dataDir');
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses the port "%s" in words', (port) => {
    expect(() => read({ PORT: port })).toThrow(`PORT is "${port}"`);
  });

  it.each([
    ['SANDBOX_IDLE_MINUTES', '0'],
    ['SANDBOX_IDLE_MINUTES', '-5'],
    ['SANDBOX_CHECK_MINUTES', '1.5'],
    ['SANDBOX_PROXIES', 'nginx'],
    ['SANDBOX_PROXIES', '10.0.0.0/33'],
    ['SANDBOX_UNCOUNTED', 'everybody'],
  ])('refuses %s=%s in words', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`${name} is "${value}"`));
    expect(() => read({ [name]: value })).toThrow(StartProblem);
  });

  it('makes games predictable by the flag alone, never by a seed alone', () => {
    expect(read({}).predictableGames).toBeUndefined();
    expect(() => read({ SANDBOX_SEED: '7' })).toThrow('add --predictable-games');
    expect(read({}, ['--predictable-games']).predictableGames).toEqual({});
    expect(read({ SANDBOX_SEED: '7' }, ['--predictable-games']).predictableGames).toEqual({ seed: 7 });
    expect(() => read({ SANDBOX_SEED: 'x' }, ['--predictable-games'])).toThrow('SANDBOX_SEED is "x"');
  });
});

describe('a sandbox that strangers may reach', () => {
  it('starts without controls, with a place for text messages and the names it is reached by', () => {
    expect(read(open)).toMatchObject({ hasControls: false, smsFile: '/srv/sms.ndjson' });
    expect(read({ ...open, HOST: '0.0.0.0' })).toMatchObject({
      host: '0.0.0.0',
      names: ['play.example.com'],
    });
    expect(read({ ...open, SANDBOX_NAMES: '' }).names).toEqual([]);
  });

  it('starts with the settings of the container files', async () => {
    const text = await readFile(new URL('../../../../../deploy/sandbox.env', import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
    const environment = Object.fromEntries(lines.map((line) => line.split('=', 2)));
    const ofItsOwn = {
      DATABASE_URL: 'postgres://database/kislap',
      SANDBOX_OPERATOR: fileURLToPath(new URL('../../../../../deploy/operator.json', import.meta.url)),
      SANDBOX_PERSON_KEY: open.SANDBOX_PERSON_KEY,
    };
    expect(read({ ...environment, ...ofItsOwn })).toMatchObject({
      host: '0.0.0.0',
      hasControls: false,
      proxies: { hops: 1 },
      requestLog: 'stdout',
      operatorFile: { mode: 'sandbox', protection: { helpLines: [{ hours: '24/7' }] } },
    });
  });

  it('is not opened by a shell that tells every program the machine’s name', () => {
    expect(read({ HOST: hostname() }).host).toBe('127.0.0.1');
  });

  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('is not the one on %s', (HOST) => {
    expect(read({ HOST }).hasControls).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example.com'])(
    'does not start on %s with controls, and says what to set',
    (HOST) => {
      expect(() => read({ HOST })).toThrow(`HOST=${HOST} lets other machines in`);
      expect(() => read({ HOST })).toThrow('set SANDBOX_CONTROLS=off');
    },
  );

  it('does not start without a place for text messages, or without a name to be reached by', () => {
    expect(() => read({ SANDBOX_CONTROLS: 'off' })).toThrow('set SANDBOX_SMS_FILE');
    expect(() => read({ ...open, HOST: '0.0.0.0', SANDBOX_NAMES: '' })).toThrow('set SANDBOX_NAMES');
  });

  it('does not start with the key of persons that everybody knows, nor with a short one', () => {
    expect(() => read({ ...open, SANDBOX_PERSON_KEY: '' })).toThrow('set SANDBOX_PERSON_KEY');
    expect(() => read({ SANDBOX_PERSON_KEY: 'k'.repeat(31) })).toThrow(
      'SANDBOX_PERSON_KEY has 31 characters',
    );
    expect(read(open).personKey).toBe(open.SANDBOX_PERSON_KEY);
  });

  it.each([
    ['SANDBOX_UNCOUNTED', 'loopback'],
    ['SANDBOX_FAILPOINTS', 'withdraw.beforeCommit=kill'],
    ['SANDBOX_PASSWORD_COST', '16384'],
    ['SANDBOX_SECURITY_LOG', 'off'],
  ])('does not start with %s=%s, which is for tests', (name, value) => {
    expect(() => read({ ...open, [name]: value })).toThrow(`${name}`);
    expect(() => read({ [name]: value })).not.toThrow();
  });

  it('does not start with a failpoint that it does not know, and says which there are', () => {
    const start = () => read({ SANDBOX_FAILPOINTS: 'withdraw.beforeCommit=kill, login.never=kill' });
    expect(start).toThrow(/has "login\.never=kill".*beforeBegin/);
  });

  it('does not start with predictable games', () => {
    expect(() => read(open, ['--predictable-games'])).toThrow('--predictable-games is for tests alone');
  });
});
