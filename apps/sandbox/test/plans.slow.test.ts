import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { firstScaleId } from '../bench/scale/planScale';
import { recordPages } from '../bench/scale/recordPages';
import { seedScale } from '../bench/scale/seedScale';
import { teamPages } from '../bench/scale/teamPages';
import type { OpenDatabase } from '../src/database/Database';
import { openPostgres } from '../src/database/openPostgres';
import { migrate } from '../src/database/migrate';
import { checkInvariants } from '../src/ledger/invariants';
import { openSession } from '../src/rules/players/session';
import { settleDue } from '../src/rules/settleDue';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { controlOf } from './support/controlOf';
import { databaseUrl } from './support/databaseUrl';
import { readPlan } from './support/readPlan';
import { runOnServer } from './support/runOnServer';
import { seededAtMs } from './support/seededAt';

/** What grows with every day: none of it is ever read from end to end for one player. */
const growing = new Set(
  'account answer bet deposit deposit_notice journal mail posting prize turnover_task withdrawal'.split(' '),
);
/** Somebody with a little behind him, and a team of eight. */
const ordinaryId = firstScaleId + 25;
const name = `kislap_plans_${randomUUID().replaceAll('-', '')}`;
const asked = new Set<string>();

let opened: OpenDatabase;
let operator: TestOperator;
let client: pg.Client;

beforeAll(async () => {
  await runOnServer(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  opened = await openPostgres(url, { logQuery: (text) => void asked.add(text) });
  await migrate(opened.database);
  await seedScale(opened.database, { players: 300, entries: 24_000 }, seededAtMs);
  operator = new TestOperator(opened);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await opened.close();
  await runOnServer(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
});

/** What was asked since, and the growing tables that each question would read whole. */
async function wholeReadsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  asked.clear();
  await work();
  const found: string[] = [];
  for (const text of asked) {
    if (!/^(select|with)\b/i.test(text)) continue;
    const tables = (await readPlan(client, text)).filter((table) => growing.has(table));
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text}`);
  }
  return found;
}

/** How a question would be answered, in the database's words. */
async function planOf(text: string): Promise<string> {
  return JSON.stringify((await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`)).rows);
}

async function signedIn(userId: number): Promise<TestPlayer> {
  const device = operator.guest();
  ({ token: device.token } = await openSession(opened.database, { playerId: userId, nowMs: operator.nowMs }));
  device.userId = userId;
  return device;
}

describe('at scale', () => {
  it('stands on a sound ledger', async () => {
    const lines = await checkInvariants(opened.database);
    expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it.each([
    ['an ordinary player', ordinaryId],
    ['the busiest player', firstScaleId],
  ])('turns every page of the records of %s by an index', async (_, userId) => {
    const device = await signedIn(userId);
    const pages = await recordPages(opened.database, userId, seededAtMs);
    const reads = await wholeReadsOf(async () => {
      for (const { call, fields } of pages) expect((await device.call(call, fields)).code).toBe(200);
    });
    expect(reads).toEqual([]);
  });

  it('reads a team, a balance and every notice by an index', async () => {
    const device = await signedIn(ordinaryId);
    const reads = await wholeReadsOf(async () => {
      for (const { call, fields } of teamPages.filter(({ record }) => record !== 'ranking')) {
        expect((await device.call(call, fields)).code).toBe(200);
      }
      for (const call of [
        'getUserInfo',
        'getUserScore',
        'getMsgCount',
        'userCashCheck',
        'userDayFlow',
        'signUserInfo',
      ]) {
        expect((await device.call(call)).code).toBe(200);
      }
      expect((await device.call('depositNotice', { logId: -1 })).code).toBe(200);
    });
    expect(reads).toEqual([]);
  });

  it('deposits, withdraws, claims and settles by an index', async () => {
    const device = await signedIn(ordinaryId);
    const reads = await wholeReadsOf(async () => {
      const { orderid } = await device.deposit({ amount: '500' });
      await operator.services.cashier.pay(String(orderid));
      operator.pass(3);
      await settleDue(operator.operator);
      await device.call('eventGetSign', { isRenew: 0 });
      await device.withdraw({ amount: '100' });
      operator.pass(30);
      await settleDue(operator.operator);
    });
    expect(reads).toEqual([]);
  });

  it('turns the pages of the whole ledger and of one player, for the console, by an index', async () => {
    const control = controlOf(operator);
    for (const account of ['', String(ordinaryId), String(firstScaleId)]) {
      const reads = await wholeReadsOf(async () => {
        const { next } = await control('ledger', { account });
        expect((await control('ledger', { account, before: next })).entries.length).toBeGreaterThan(0);
      });
      expect(reads).toEqual([]);
    }
  });

  it('finds what an order has moved, for the console, by an index', async () => {
    const device = await signedIn(ordinaryId);
    const { orderid } = await device.deposit({ amount: '100' });
    await controlOf(operator)('order', { orderId: orderid, state: 'credited' });
    asked.clear();
    const { entries } = await controlOf(operator)('ledger', { order: String(orderid) });
    expect(entries.length).toBeGreaterThan(1);
    const plans = await Promise.all([...asked].map((text) => planOf(text)));
    expect(plans).toHaveLength(2);
    // An index that begins with something else would be read from end to end.
    for (const plan of plans) expect(plan).toContain('journal_by_key');
  });
});
