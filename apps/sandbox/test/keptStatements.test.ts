import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../src/database/Database';
import { PgliteConnection } from '../src/database/PgliteConnection';
import { sqlState } from '../src/database/transact';
import { openTestDatabase } from './support/openTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(async () => await opened.close());

const failure = (error: unknown) => sqlState(error);

it('plans a statement once, and answers each time anew', async () => {
  await opened.database.transaction(async (transaction) => {
    const plus = async (given: number) =>
      (await transaction.select({ sum: sql<number>`${given}::int + 1000` }).from(sql`(SELECT) AS one`))[0];
    expect([await plus(1), await plus(2)]).toEqual([{ sum: 1001 }, { sum: 1002 }]);
    const kept = await transaction
      .select({ name: sql<string>`name` })
      .from(sql`pg_prepared_statements`)
      .where(sql`statement LIKE '%::int + 1000%' AND statement NOT LIKE '%pg_prepared%'`);
    expect(kept).toHaveLength(1);
  });
});

it('goes on after a statement that fails, also when it was kept', async () => {
  const divide = (by: number) =>
    opened.database.select({ share: sql<number>`6 / ${by}::int` }).from(sql`(SELECT) AS one`);
  expect(await divide(2)).toEqual([{ share: 3 }]);
  expect(await divide(0).catch(failure)).toBe('22012');
  expect(await divide(3)).toEqual([{ share: 2 }]);
  const unknown = opened.database.select({ any: sql`1` }).from(sql`nowhere`);
  expect(await unknown.catch(failure)).toBe('42P01');
  expect(await divide(6)).toEqual([{ share: 1 }]);
});

it('fails rather than reads the columns of a table as they were', async () => {
  const { database } = opened;
  await database.execute(sql`CREATE TABLE changing (first int)`);
  await database.execute(sql`INSERT INTO changing VALUES (1)`);
  const [everything, rows] = [sql`SELECT * FROM changing`, sql`SELECT first FROM changing`];
  await database.execute(everything);
  await database.execute(rows);
  await database.execute(sql`ALTER TABLE changing ADD COLUMN second int`);
  expect(await database.execute(everything).catch(failure)).toBe('0A000');
  expect(await database.execute(rows)).toMatchObject({ rows: [{ first: 1 }] });
});

it('does not plan a statement with a list anew for each list', async () => {
  const { database } = opened;
  const count = async (asked: readonly string[]) =>
    (
      await database
        .select({ found: sql<number>`count(*)::int` })
        .from(sql`account`)
        .where(sql`id = ANY(${sql.param(asked)}::text[]) AND 1000 = 1000`)
    )[0]?.found;
  for (let turn = 0; turn < 8; turn += 1) expect(await count(['nobody'])).toBe(0);
  const [kept] = await database
    .select({ anew: sql<number>`custom_plans::int`, once: sql<number>`generic_plans::int` })
    .from(sql`pg_prepared_statements`)
    .where(sql`statement LIKE '%AND 1000 = 1000%' AND statement NOT LIKE '%pg_prepared%'`);
  expect(kept).toEqual({ anew: 0, once: 8 });
});

it('asks what a statement answers with once for each connection, and reads rows of any shape', async () => {
  const described = vi.spyOn(PgliteConnection.prototype, 'describe');
  const { database } = opened;
  const ask = (text: string | null) =>
    database
      .select({ number: sql<number>`41 + 1`, text: sql<string | null>`${text}::text` })
      .from(sql`(SELECT) AS described`);
  expect([await ask('₱ "1"'), await ask(null)]).toEqual([
    [{ number: 42, text: '₱ "1"' }],
    [{ number: 42, text: null }],
  ]);
  const isOther = described.mock.calls.length > 1;
  described.mockRestore();
  expect(isOther).toBe(false);
  const plain = sql`SELECT 1 AS one, NULL AS nothing`;
  expect(await database.execute(plain)).toMatchObject({ rows: [{ one: 1, nothing: null }] });
  expect(await database.execute(plain)).toMatchObject({ rows: [{ one: 1, nothing: null }] });
});
