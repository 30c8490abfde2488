import { type Money, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';

/** The balance of an account; zero for one that was never opened. */
export async function readBalance(database: Database, accountId: string): Promise<Money> {
  const [row] = await database
    .select({ balance: account.balance })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.balance ?? zeroMoney;
}
