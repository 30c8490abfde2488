import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RemotePlayer } from './support/RemotePlayer';
import { SandboxProcess } from './support/SandboxProcess';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kislap-start-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether somebody accepts connections there. */
function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** What a request for a host name is answered. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Content-Type': 'application/json' };
    const request = httpRequest({
      port,
      host: '127.0.0.1',
      path: '/__sandbox/state',
      method: 'POST',
      headers,
    });
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
    request.end('{}');
  });
}

describe('the sandbox process', () => {
  it('tells its address, a demo account and where the codes show', async () => {
    const server = new SandboxProcess({ SANDBOX_DATA: folder });
    const address = await server.address();
    expect((await RemotePlayer.login(address, '639170000002')).userId).toBe(100_002);
    server.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).toContain('Demo account: 0917 000 0002, password Play1234');
    expect(output).toContain(`${address}/sandbox`);
  });

  it('keeps what happened over a restart', async () => {
    const first = new SandboxProcess({ SANDBOX_DATA: folder });
    const player = await RemotePlayer.login(await first.address(), '639170000001');
    await player.control('credit', { userId: player.userId, amount: 77 });
    first.kill('SIGTERM');
    await first.ended;
    const second = new SandboxProcess({ SANDBOX_DATA: folder });
    player.origin = await second.address();
    expect((await player.call('getUserScore')).data).toEqual({ Score: 770_000 });
    second.kill('SIGTERM');
    await second.ended;
  });

  it('starts again at once after it was killed, while the dying process can still be seen', async () => {
    let dying = new SandboxProcess({ SANDBOX_DATA: folder });
    await dying.address();
    for (const _time of [1, 2, 3]) {
      dying.kill('SIGKILL');
      const next = new SandboxProcess({ SANDBOX_DATA: folder });
      const player = await RemotePlayer.login(await next.address(), '639170000002');
      expect(player.userId).toBe(100_002);
      dying = next;
    }
    dying.kill('SIGTERM');
    await dying.ended;
  });

  it('answers this machine alone, by its own names alone', async () => {
    const server = new SandboxProcess({}, ['--memory']);
    const port = Number(new URL(await server.address()).port);
    expect(await answersAt('127.0.0.1', port)).toBe(true);
    // Another address of the loopback: whoever listens on every address of the machine answers there too.
    expect(await answersAt('127.0.0.2', port)).toBe(false);
    expect(await statusFor(port, 'attacker.example')).toBe(421);
    expect(await statusFor(port, `localhost:${port}`)).toBe(200);
    server.kill('SIGTERM');
    await server.ended;
  });

  it('says at its start that outcomes are seeded, and only then', async () => {
    const seeded = new SandboxProcess({ SANDBOX_SEED: '7' }, ['--memory', '--predictable-games']);
    await seeded.address();
    seeded.kill('SIGTERM');
    expect((await seeded.ended).output).toContain('Seeded outcomes: for tests');
    const usual = new SandboxProcess({}, ['--memory']);
    await usual.address();
    usual.kill('SIGTERM');
    expect((await usual.ended).output).not.toContain('Seeded');
    const { code, output } = await new SandboxProcess({ SANDBOX_SEED: '7' }, ['--memory']).ended;
    expect([code, output.trim()]).toEqual([
      1,
      'SANDBOX_SEED makes every outcome predictable: add --predictable-games for a test, or leave it out.',
    ]);
  });

  it('opens to strangers without demo accounts, and says where codes are written', async () => {
    const smsFile = join(folder, 'sms.ndjson');
    const strict = { SANDBOX_UNCOUNTED: '', SANDBOX_PASSWORD_COST: '131072' };
    const refused = await new SandboxProcess({ ...strict, HOST: '0.0.0.0' }, ['--memory']).ended;
    expect([refused.code, refused.output.trim()]).toEqual([
      1,
      expect.stringMatching(/^HOST=0\.0\.0\.0 lets other machines in.*SANDBOX_CONTROLS=off/),
    ]);
    const ofItsOwn = { SANDBOX_SMS_FILE: smsFile, SANDBOX_PERSON_KEY: 'k'.repeat(32) };
    const environment = { ...strict, SANDBOX_CONTROLS: 'off', ...ofItsOwn };
    const server = new SandboxProcess(environment, ['--memory']);
    const address = await server.address();
    const body = new URLSearchParams({ account: '639170000002', password: 'Play1234' });
    const login = await fetch(`${address}/api/web/login`, { method: 'POST', body });
    expect((await login.json()).code).toBe(1002);
    server.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).toContain(`Text messages are written to ${smsFile}`);
    expect(output).not.toContain('Play1234');
    expect(output).toContain('"kind":"security","event":"login","outcome":"wrongCredentials"');
  });

  it('stops with one clear line when another one uses the same folder', async () => {
    const first = new SandboxProcess({ SANDBOX_DATA: folder });
    await first.address();
    const { code, output } = await new SandboxProcess({ SANDBOX_DATA: folder }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^Another sandbox \(process \d+\) is using \S+\. Stop it first, .*--memory\.$/,
    );
    first.kill('SIGTERM');
    await first.ended;
  });

  it('stops with one clear line when its port is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, resolve));
    const address = blocker.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output } = await new SandboxProcess({ PORT: port }, ['--memory']).ended;
    blocker.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} npm start`,
    );
  });

  it('says when its PostgreSQL cannot be reached', async () => {
    const { code, output } = await new SandboxProcess({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' })
      .ended;
    expect(code).toBe(1);
    expect(output).toContain('PostgreSQL at DATABASE_URL cannot be reached');
  });
});
