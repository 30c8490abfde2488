import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RemotePlayer } from './support/RemotePlayer';
import { SandboxProcess } from './support/SandboxProcess';
import { Traffic } from './support/Traffic';

/** Every moment at which a movement of money can be cut in two. `@` says at which pass. */
const moments = [
  'withdraw.beforeBegin=kill@3',
  'withdraw.afterIdemRow=kill@3',
  'withdraw.afterFirstPosting=kill@2',
  'withdraw.beforeCommit=kill@4',
  'withdraw.afterCommitBeforeReply=kill@3',
  'withdraw.midReply=kill@2',
  'bet.beforeBegin=kill@4',
  'bet.afterIdemRow=kill@3',
  'bet.afterFirstPosting=kill@5',
  'bet.beforeCommit=kill@3',
  'bet.afterCommitBeforeReply=kill@4',
  'deposit.afterIdemRow=kill@3',
  'deposit.beforeCommit=kill@2',
  'deposit.afterCommitBeforeReply=kill@4',
  'deposit.midReply=kill@3',
  'credit.beforeBegin=kill@3',
  'credit.afterFirstPosting=kill@2',
  'credit.beforeCommit=kill@4',
  'credit.afterCommitBeforeReply=kill@3',
];
/** Kills from outside, after so many acknowledged calls. */
const blindKills = [7, 19, 11, 23, 13, 17];
const acknowledgedAtLeast = 150;
/** At least one for each moment after a commit at which a payment's answer is lost. */
const replaysAtLeast = 4;

let folder: string;
let server: SandboxProcess;
let environment: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kislap-kill-'));
  environment = { SANDBOX_DATA: folder };
});

afterAll(async () => {
  server.kill();
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function brokenInvariants(player: RemotePlayer): Promise<string[]> {
  const line = v.object({ id: v.string(), violations: v.number() });
  const { invariants } = v.parse(
    v.looseObject({ invariants: v.array(line) }),
    await player.control('invariants'),
  );
  return invariants.filter(({ violations }) => violations > 0).map(({ id }) => id);
}

/** A player with money enough and no turnover to meet, a game he has opened, and another player who deposits. */
async function prepare(origin: string) {
  const depositor = await RemotePlayer.login(origin, '639170000002');
  const player = await RemotePlayer.login(origin, '639170000003');
  await player.control('credit', { userId: player.userId, amount: 1_000_000 });
  const { data } = await player.call('launchGame', { gc: 'parol-nights' });
  return { player, depositor, sid: v.parse(v.object({ sid: v.string() }), data).sid };
}

describe('killed in the middle of traffic', () => {
  it('the sandbox loses nothing it acknowledged and does nothing twice', async () => {
    server = new SandboxProcess(environment);
    const { player, depositor, sid } = await prepare(await server.address());
    const before = await recordsOf({ player, depositor });
    const traffic = new Traffic(player, depositor, sid);
    await Promise.all([player.renewSecretKey(), depositor.renewSecretKey()]);
    let kills = 0;

    const restart = async (failpoints: string) => {
      server = new SandboxProcess({ ...environment, SANDBOX_FAILPOINTS: failpoints });
      player.origin = await server.address();
      depositor.origin = player.origin;
    };
    const recover = async () => {
      await restart('');
      expect(await brokenInvariants(player)).toEqual([]);
      await Promise.all([player.renewSecretKey(), depositor.renewSecretKey()]);
      await traffic.resend();
      await player.control('order', { orderId: traffic.orders.at(-1) ?? '', state: 'credited' });
      expect(await brokenInvariants(player)).toEqual([]);
    };

    for (const moment of moments) {
      server.kill();
      await server.ended;
      await restart(moment);
      await traffic.run(200);
      const { signal } = await server.ended;
      expect({ moment, signal }).toEqual({ moment, signal: 'SIGKILL' });
      kills += 1;
      await recover();
    }
    for (const acknowledged of blindKills) {
      await traffic.run(acknowledged);
      const running = traffic.run(200);
      server.kill();
      await Promise.all([server.ended, running]);
      kills += 1;
      await recover();
    }

    expect(kills).toBeGreaterThanOrEqual(20);
    expect(traffic.acknowledged.size).toBeGreaterThanOrEqual(acknowledgedAtLeast);
    expect(traffic.replays).toBeGreaterThanOrEqual(replaysAtLeast);
    expect(await traffic.confirm()).toBe(0);
    const after = await recordsOf({ player, depositor });
    expect(after.deposits - before.deposits).toBe(traffic.count('deposit'));
    expect(after.withdrawals - before.withdrawals).toBe(traffic.count('withdraw'));
    console.log(
      `${kills} kills, ${traffic.acknowledged.size} acknowledged calls, ${traffic.replays} answered from the record`,
    );
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});

/** How many rows of each record the players have. */
async function recordsOf({ player, depositor }: { player: RemotePlayer; depositor: RemotePlayer }) {
  return {
    deposits: await countRows(depositor, 'getDepositLog', 'logid'),
    withdrawals: await countRows(player, 'getWithdrawLog', 'id'),
  };
}

async function countRows(player: RemotePlayer, call: string, idField: string): Promise<number> {
  const row = v.record(v.string(), v.any());
  let rows = 0;
  for (let logId = 0; ;) {
    const page = v.parse(v.array(row), (await player.call(call, { logId: String(logId) })).data);
    if (page.length === 0) return rows;
    rows += page.length;
    logId = Number(page.at(-1)?.[idField]);
  }
}
