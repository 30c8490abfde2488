import { modeOrder } from '@kislap/domain';
import { count, max, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/Database';
import { journal } from '../../src/database/tables/ledger';
import { player } from '../../src/database/tables/player';
import { transact } from '../../src/database/transact';
import { openOperatorAccounts } from '../../src/ledger/accounts';
import { hashPassword } from '../../src/rules/players/passwordHash';
import { seedPassword } from '../../src/seed/seedAccounts';
import { seedPlayers } from '../../src/seed/seedDatabase';
import { ledgerStatements } from './ledgerStatements';
import { peopleStatements } from './peopleStatements';
import { planScale } from './planScale';
import { playStatements } from './playStatements';
import { recordStatements } from './recordStatements';
import { stepStatement } from './stepStatement';

const dayMs = 86_400_000;
const leastDays = 365;

/**
 * Fills an empty database with the pasts of many players, then with the seed players of every sandbox. Set by set, not
 * step by step as they were lived through, and yet as if they had been: orders, rounds and prizes behind every journal,
 * balances and turnover that follow from them, and no account ever below zero.
 *
 * @param size about how many ledger entries there shall be
 * @throws Error when the database is not empty, RangeError when there are too few entries
 */
export async function seedScale(
  database: Database,
  size: { readonly players: number; readonly entries: number },
  nowMs: number,
): Promise<void> {
  const classes = planScale(size);
  const days = Math.max(leastDays, ...classes.map(({ cycles }) => cycles));
  const time = { startMs: nowMs - (days + 1) * dayMs, spanMs: days * dayMs };
  const passwordHash = await hashPassword(seedPassword);
  await transact(database, async (transaction) => {
    const [held] = await transaction.select({ players: count() }).from(player);
    if (held && held.players > 0) throw new Error('The database is not empty: seed a fresh one.');
    await openOperatorAccounts(transaction, modeOrder);
    const [last] = await transaction.select({ id: max(journal.id) }).from(journal);
    for (const statement of [
      ...peopleStatements({ classes, startMs: time.startMs, passwordHash }),
      stepStatement({ ...time, lastJournal: last?.id ?? 0 }),
      ...recordStatements(),
      ...playStatements(),
      ...ledgerStatements(),
    ]) {
      await transaction.execute(statement);
    }
    await seedPlayers(transaction, { nowMs, passwordHash });
  });
  await database.execute(sql`ANALYZE`);
}
