import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { player, type PlayerRow } from '../../database/tables/player';
import { openPlayerAccounts } from '../../ledger/accounts';

/** A player whose row is locked until the transaction ends. Only `lockPlayer` makes one. */
export type LockedPlayer = PlayerRow & { readonly isLocked: true };

/**
 * Reads a player for changing. Every movement of a player's money takes this lock first, so that what it decides
 * by (balance, deposit count, turnover) cannot change under it.
 */
export async function lockPlayer(transaction: Database, playerId: number): Promise<LockedPlayer> {
  const [row] = await lockRow(transaction, { playerId });
  if (!row) throw new Error(`Unknown player ${playerId}`);
  return { ...row, isLocked: true };
}

const lockRow = createQuery((transaction) =>
  transaction
    .select()
    .from(player)
    .where(eq(player.id, sql.placeholder('playerId')))
    .for('update')
    .prepare('lock_player'),
);

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
