import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../src/database/Database';
import { createQuery, run } from '../src/database/pooled';
import { sendAlong, sqlState, transact, transactAfter } from '../src/database/transact';
import { openTestDatabase } from './support/openTestDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql`CREATE TABLE note (id int PRIMARY KEY, half int)`);
});

afterAll(async () => await opened.close());

const insert = {
  name: 'insert_note',
  text: 'INSERT INTO note (id, half) VALUES ($1::int, $1::int / $2::int)',
};
const write = (database: Database, id: number, by = 2) => run(database, insert, [id, by]);
const readNotes = createQuery((database) =>
  database
    .select({ id: sql<number>`id` })
    .from(sql`note`)
    .orderBy(sql`id`)
    .prepare('read_notes'),
);
const notes = async (database = opened.database) => (await readNotes(database, {})).map(({ id }) => id);

it('commits what was left on its way, and shows it to what follows', async () => {
  const seen = await transact(opened.database, async (transaction) => {
    sendAlong(transaction, write(transaction, 1));
    const before = await notes(transaction);
    sendAlong(transaction, write(transaction, 2));
    return before;
  });
  expect(seen).toEqual([1]);
  expect(await notes()).toEqual([1, 2]);
});

it('fails with what failed first, and leaves nothing behind', async () => {
  const failed = transact(opened.database, (transaction) => {
    sendAlong(transaction, write(transaction, 3));
    sendAlong(transaction, write(transaction, 4, 0));
    sendAlong(transaction, write(transaction, 5));
    return Promise.resolve();
  });
  expect(await failed.catch(sqlState)).toBe('22012');
  const noticed = transact(opened.database, async (transaction) => {
    sendAlong(transaction, write(transaction, 4, 0));
    await notes(transaction);
  });
  expect(await noticed.catch(sqlState)).toBe('22012');
  expect(await notes()).toEqual([1, 2]);
});

it('does not take a failure that was passed over for success', async () => {
  const passedOver = transact(opened.database, async (transaction) => {
    await write(transaction, 6);
    await write(transaction, 7, 0).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow('rolled back');
  expect(await notes()).toEqual([1, 2]);
});

it('takes nothing on its way outside of a transaction', async () => {
  let left: Database | undefined;
  await transact(opened.database, (transaction) => {
    left = transaction;
    return Promise.resolve();
  });
  const late = left ?? opened.database;
  expect(() => sendAlong(late, Promise.resolve())).toThrow(TypeError);
  await expect(transact(late, () => Promise.resolve())).rejects.toThrow('whole database');
});

it('answers each of many that are sent at once, also behind one that fails', async () => {
  const answers = await Promise.allSettled([
    notes(),
    write(opened.database, 8, 0),
    notes(),
    ...Array.from({ length: 20 }, (_, place) => write(opened.database, 10 + place)),
  ]);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await notes()).toHaveLength(22);
});

it('answers questions that go ahead, and leaves nothing behind when one of them fails', async () => {
  const before = await notes();
  const known = await transactAfter(opened.database, {
    ahead: notes,
    work: async (transaction, seen) => {
      await write(transaction, 40);
      return seen;
    },
  });
  expect([known, await notes()]).toEqual([before, [...before, 40]]);
  const failed = transactAfter(opened.database, {
    ahead: (transaction) => Promise.all([notes(transaction), write(transaction, 41, 0)]),
    work: async (transaction) => await write(transaction, 42),
  });
  expect(await failed.catch(sqlState)).toBe('22012');
  expect(await notes()).toEqual([...before, 40]);
});
