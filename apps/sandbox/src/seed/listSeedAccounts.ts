import { zeroMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { player } from '../database/tables/player';
import type { SeedAccount } from '../services/ConsoleService';
import { seedAccounts, seedPassword } from './seedAccounts';

/** The accounts to try the sandbox with, and what each has now. */
export async function listSeedAccounts(database: Database): Promise<readonly SeedAccount[]> {
  const held = await database
    .select({ phone: player.phone, openId: player.openId, balance: account.balance })
    .from(player)
    .innerJoin(account, eq(account.id, sql`'player:' || ${player.id} || ':cash'`));
  return seedAccounts.map(({ phone, openId, description }) => {
    const found = held.find((row) => (phone ? row.phone === phone : row.openId === openId));
    return {
      login: phone ?? openId ?? '',
      password: phone ? seedPassword : '',
      description,
      balance: found?.balance ?? zeroMoney,
    };
  });
}
