import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../src/database/Database';
import { seedCopyOf } from '../../src/seed/SeedCopy';
import { TestOperator } from './TestOperator';
import { openTestDatabase } from './openTestDatabase';
import { seededAtMs } from './seededAt';

/**
 * Gives each test of a file an operator as it was seeded, on a clock of its own: for tests that set what cannot be
 * unset. The database is opened once and put back, where it can be; else each test opens another.
 *
 * @returns the operator of the test that runs
 */
export function renewedOperator(): () => TestOperator {
  const opened: OpenDatabase[] = [];
  let operator: TestOperator;

  beforeAll(async () => {
    const database = await openTestDatabase();
    opened.push(database);
    await seedCopyOf(database.database)?.take(seededAtMs);
  });

  beforeEach(async () => {
    const [first] = opened;
    const isAsSeeded = first && (await seedCopyOf(first.database)?.restore(seededAtMs));
    const database = isAsSeeded ? first : await openTestDatabase();
    if (database !== first) opened.push(database);
    operator = new TestOperator(database);
  });

  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  return () => operator;
}
