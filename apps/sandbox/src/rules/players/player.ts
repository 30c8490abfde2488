import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { player, type PlayerRow } from '../../database/tables/player';
import { openPlayerAccounts } from '../../ledger/accounts';

/**
 * Reads a player for changing. Every movement of a player's money takes this lock first, so that what it decides
 * by (balance, deposit count, turnover) cannot change under it.
 */
export async function lockPlayer(transaction: Database, playerId: number): Promise<PlayerRow> {
  const [row] = await transaction.select().from(player).where(eq(player.id, playerId)).for('update');
  if (!row) throw new Error(`Unknown player ${playerId}`);
  return row;
}

/** Opens an account with its two ledger accounts, and answers its id. */
export async function createPlayer(
  transaction: Database,
  own: Omit<typeof player.$inferInsert, 'nickname'> & { readonly nickname?: string },
): Promise<number> {
  const [created] = await transaction
    .insert(player)
    .values({ nickname: '', ...own })
    .returning({ id: player.id });
  if (!created) throw new Error('The player was not written');
  if (own.nickname === undefined) {
    await transaction
      .update(player)
      .set({ nickname: `Player${created.id}` })
      .where(eq(player.id, created.id));
  }
  await openPlayerAccounts(transaction, created.id);
  return created.id;
}

/** The player with a phone, given with its area code. */
export async function findByPhone(database: Database, phone: string): Promise<PlayerRow | undefined> {
  const [row] = await database.select().from(player).where(eq(player.phone, phone));
  return row;
}

/** A nickname for other people's eyes: its first and last letter. */
export function maskNickname(nickname: string): string {
  const letters = Array.from(nickname);
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}
