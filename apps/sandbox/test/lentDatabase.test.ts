import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/Database';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

async function lastPlayer({ database }: OpenDatabase): Promise<number> {
  const [found] = await database.select({ id: sql<number>`max(id)::int` }).from(sql`player`);
  return found?.id ?? 0;
}

describe('the database of a test file', () => {
  it('is as it was seeded, whatever the file before has written', async () => {
    const before = await openTestDatabase();
    const seeded = await lastPlayer(before);
    const { userId } = await newPlayer(new TestOperator(before));
    expect(userId).toBeGreaterThan(seeded);
    await before.close();
    const after = await openTestDatabase();
    expect(await lastPlayer(after)).toBe(seeded);
    expect(after.database).toBe(before.database);
    expect((await newPlayer(new TestOperator(after))).userId).toBe(userId);
    await after.close();
  });

  it.each([
    'CREATE TABLE left_behind ()',
    'ALTER TABLE deposit ADD COLUMN left_behind int',
    'ALTER TABLE posting DISABLE TRIGGER ALL',
    'CREATE INDEX left_behind ON player (id)',
  ])('is another one after %s', async (change) => {
    const before = await openTestDatabase();
    await before.database.execute(sql.raw(change));
    await before.close();
    const after = await openTestDatabase();
    expect(after.database).not.toBe(before.database);
    await after.close();
  });

  it('is nobody else’s until it is closed, and closing it twice changes nothing', async () => {
    const one = await openTestDatabase();
    const other = await openTestDatabase();
    expect(other.database).not.toBe(one.database);
    await one.close();
    await one.close();
    const [third, fourth] = [await openTestDatabase(), await openTestDatabase()];
    expect(fourth.database).not.toBe(third.database);
    for (const opened of [other, third, fourth]) await opened.close();
  });
});
