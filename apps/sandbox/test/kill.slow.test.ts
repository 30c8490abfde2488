import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDatabase } from './support/openPostgresDatabase';
import { plannedKills } from './support/plannedKills';
import { RemotePlayer } from './support/RemotePlayer';
import { SandboxProcess } from './support/SandboxProcess';
import { Traffic } from './support/Traffic';

/** Of which the run makes sure, so that it proves something. */
const acknowledgedPerKill = 5;
const kills = plannedKills(process.env['KISLAP_KILLS']);
/** At least one for each moment after a commit at which a payment's answer is lost. */
const replaysAtLeast = kills.filter((kill) =>
  /^(withdraw|deposit)\.(afterCommit|midReply)/.test(String(kill)),
).length;

/** A start and a check of the ledger for each, on a machine that is busy with other things. */
const limitMs = 600_000 + kills.length * 60_000;
/** A long run tells how far it is. */
const toldEvery = 25;

/** A player may withdraw so often in a Manila day and more; then the run goes on a day later. */
const withdrawalsPerDay = 150;
const daySeconds = 86_400;

/** Where the operator keeps its books, and how that is cleared away. */
interface Books {
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const openers: Readonly<Record<string, () => Promise<Books>>> = {
  PGlite() {
    const folder = mkdtempSync(join(tmpdir(), 'kislap-kill-'));
    const close = () => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
    return Promise.resolve({ environment: { SANDBOX_DATA: folder }, close });
  },
  async PostgreSQL() {
    const { url, close } = await openPostgresDatabase();
    return { environment: { DATABASE_URL: url }, close };
  },
};
/** The long run, asked for by a number of kills, is on both. */
const engines = process.env['KISLAP_KILLS'] === undefined ? ['PGlite'] : Object.keys(openers);

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

describe.each(engines)('killed in the middle of traffic on %s', (engine) => {
  let books: Books;
  let server: SandboxProcess;

  beforeAll(async () => {
    const opened = await openers[engine]?.();
    if (!opened) throw new Error(`Unknown engine ${engine}`);
    books = opened;
  });

  afterAll(async () => {
    server.kill();
    await server.ended;
    await books.close();
  });

  it('the sandbox loses nothing it acknowledged and does nothing twice', { timeout: limitMs }, async () => {
    server = new SandboxProcess(books.environment);
    const { player, depositor, sid } = await prepare(await server.address());
    const before = await recordsOf({ player, depositor });
    const traffic = new Traffic(player, depositor, sid);
    await Promise.all([player.renewSecretKey(), depositor.renewSecretKey()]);

    let days = 0;
    const restart = async (failpoints: string) => {
      server = new SandboxProcess({ ...books.environment, SANDBOX_FAILPOINTS: failpoints });
      player.origin = await server.address();
      depositor.origin = player.origin;
      await player.control('clock', { by: days * daySeconds });
    };
    const recover = async () => {
      const hasDayEnded = traffic.count('withdraw') >= (days + 1) * withdrawalsPerDay;
      if (hasDayEnded) days += 1;
      await restart('');
      expect(await brokenInvariants(player)).toEqual([]);
      await Promise.all([player.keepAlive(), depositor.keepAlive()]);
      await Promise.all([player.renewSecretKey(), depositor.renewSecretKey()]);
      await traffic.resend();
      if (hasDayEnded) expect(await traffic.confirm()).toBe(0);
      expect(await traffic.creditOrders()).toBe(true);
      expect(await brokenInvariants(player)).toEqual([]);
    };
    const killAt = async (moment: string) => {
      server.kill();
      await server.ended;
      await restart(moment);
      await traffic.run(200);
      const { signal } = await server.ended;
      expect({ moment, signal }).toEqual({ moment, signal: 'SIGKILL' });
    };
    const killAfter = async (acknowledged: number) => {
      await traffic.run(acknowledged);
      const running = traffic.run(200);
      server.kill();
      await Promise.all([server.ended, running]);
    };

    for (const [index, kill] of kills.entries()) {
      await (typeof kill === 'string' ? killAt(kill) : killAfter(kill));
      await recover();
      const done = index + 1;
      if (done % toldEvery === 0)
        console.log(`${engine}: ${done} kills, ${traffic.countAll()} acknowledged calls`);
    }

    expect(traffic.countAll()).toBeGreaterThanOrEqual(kills.length * acknowledgedPerKill);
    expect(traffic.replays).toBeGreaterThanOrEqual(replaysAtLeast);
    expect(await traffic.confirm()).toBe(0);
    const after = await recordsOf({ player, depositor });
    expect(after.deposits - before.deposits).toBe(traffic.count('deposit'));
    expect(after.withdrawals - before.withdrawals).toBe(traffic.count('withdraw'));
    console.log(
      `${engine}: ${kills.length} kills, ${traffic.countAll()} acknowledged calls, ` +
        `${traffic.replays} answered from the record`,
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
