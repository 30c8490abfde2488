import { addMoney, type Money, zeroMoney } from '@kislap/domain';
import { and, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { walletIds } from './walletIds';

/** The wallets of a player in which something lies, and what that is together. */
export async function readWallets(database: Database, playerId: number) {
  const filled = await database
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(and(inArray(account.id, [...walletIds(playerId)]), gt(account.balance, zeroMoney)))
    .orderBy(account.id);
  const total: Money = filled.map(({ balance }) => balance).reduce(addMoney, zeroMoney);
  return { filled, total };
}
