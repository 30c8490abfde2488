import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
