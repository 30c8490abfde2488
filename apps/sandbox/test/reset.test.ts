import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

async function startOver(): Promise<void> {
  const response = await operator.fetch('/__sandbox/reset', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(await response.json()).toEqual({ ok: true });
}

/**
 * An embedded database comes back to the letter. A PostgreSQL, which others may work on, is seeded anew: orders, rounds
 * and salts are drawn again, and the rest is the same.
 */
const rowText = () =>
  operator.opened.engine === 'pglite'
    ? sql<string>`held::text`
    : sql<string>`regexp_replace(held::text, '\\m([DW][0-9A-F]{20}|[0-9a-f]{64}|scrypt[^,]*)', 'drawn', 'g')`;

/** Everything that the database holds, and where its sequences stand. */
async function readAll(): Promise<object> {
  const { database } = operator;
  const tables = await database
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' AND table_type = 'BASE TABLE'`);
  const all: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) {
    all[name] = await database
      .select({ row: rowText() })
      .from(sql.raw(`public."${name}" AS held`))
      .orderBy(sql`1`);
  }
  all['sequences'] = await database
    .select({ name: sql<string>`sequencename`, last: sql<string | null>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`1`);
  return all;
}

async function liveALittle(): Promise<number> {
  const player = await newPlayer(operator);
  await player.deposit({ amount: '500' });
  const regular = await operator.loggedIn('639170000002');
  await regular.deposit({ amount: '100' });
  return player.userId;
}

describe('starting over', () => {
  it('brings back the whole database, every time', async () => {
    await startOver();
    const fresh = await readAll();
    await startOver();
    expect(await readAll()).toEqual(fresh);
    const first = await liveALittle();
    expect(await readAll()).not.toEqual(fresh);
    await startOver();
    expect(await readAll()).toEqual(fresh);
    expect(await liveALittle()).toBe(first);
    await startOver();
    expect(await readAll()).toEqual(fresh);
  });

  it('brings back rows that are gone', async () => {
    await startOver();
    const fresh = await readAll();
    await operator.database.execute(sql`DELETE FROM mail`);
    expect(await readAll()).not.toEqual(fresh);
    await startOver();
    expect(await readAll()).toEqual(fresh);
  });

  it('lives through the pasts anew when they have become old', async () => {
    const before = await readAll();
    operator.pass(700);
    await startOver();
    expect(await readAll()).not.toEqual(before);
    const device = await operator.loggedIn('639170000001');
    expect((await device.call('getUserScore')).data.Score).toBe(0);
  });
});
