import { count } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { openOperatorAccounts } from '../ledger/openOperatorAccounts';
import { hashPassword } from '../players/hashPassword';
import { lockSubject } from '../players/lockSubject';
import { seedPassword } from './seedAccounts';
import { seedPlayers } from './seedPlayers';

/** Fills an empty database with the operator's accounts and the seed players; leaves any other as it is. */
export async function seedDatabase(database: Database, nowMs: number): Promise<void> {
  const [before] = await database.select({ players: count() }).from(player);
  if (before && before.players > 0) return;
  const passwordHash = await hashPassword(seedPassword);
  await transact(database, async (transaction) => {
    await lockSubject(transaction, 'seed');
    const [held] = await transaction.select({ players: count() }).from(player);
    if (held && held.players > 0) return;
    await openOperatorAccounts(transaction);
    await seedPlayers(transaction, { nowMs, passwordHash });
  });
}
