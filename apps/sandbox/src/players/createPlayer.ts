import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { openPlayerAccounts } from '../ledger/openPlayerAccounts';

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
