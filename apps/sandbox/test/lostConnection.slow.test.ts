import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../src/database/Database';
import { transact } from '../src/database/transact';
import { openPostgresDatabase } from './support/openPostgresDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openPostgresDatabase();
  await opened.database.execute(sql`CREATE TABLE note (id int PRIMARY KEY)`);
  await opened.database.execute(
    sql.raw(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$`),
  );
  await opened.database.execute(
    sql.raw(`CREATE CONSTRAINT TRIGGER lose_at_commit AFTER INSERT ON note DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.id = 99) EXECUTE FUNCTION lose()`),
  );
});

afterAll(async () => await opened.close());

const write = (database: Database, id: number) => database.execute(sql`INSERT INTO note VALUES (${id})`);

async function notes(): Promise<readonly number[]> {
  const rows = await opened.database
    .select({ id: sql<number>`id` })
    .from(sql`note`)
    .orderBy(sql`id`);
  return rows.map(({ id }) => id);
}

/** Ends the connection of a transaction, as an administrator or a fallen server does. */
async function lose(transaction: Database): Promise<void> {
  const [own] = await transaction.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(SELECT 1) AS one`);
  await opened.database.execute(sql`SELECT pg_terminate_backend(${own?.pid}::int, 5000)`);
}

it('what a lost connection leaves undone is done on another one, once', async () => {
  for (const [id, isLostFirst] of [
    [1, true],
    [2, false],
  ] as const) {
    let tries = 0;
    await transact(opened.database, async (transaction) => {
      tries += 1;
      if (isLostFirst && tries < 3) await lose(transaction);
      await write(transaction, id);
      if (!isLostFirst && tries < 3) await lose(transaction);
      await write(transaction, id + 10);
    });
    expect(tries).toBe(3);
  }
  expect(await notes()).toEqual([1, 2, 11, 12]);
});

it('what may have been committed when the connection was lost is not done again', async () => {
  let tries = 0;
  const lost = transact(opened.database, async (transaction) => {
    tries += 1;
    await write(transaction, 99);
  });
  await expect(lost).rejects.toThrow('lost');
  expect(tries).toBe(1);
  expect(await notes()).toEqual([1, 2, 11, 12]);
});
