import { payModes } from '../catalogue/payModes';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { accountIds } from './accountIds';

/** Opens the accounts that face the outside world and the house; their balances may be negative. */
export async function openOperatorAccounts(database: Database): Promise<void> {
  const house = [accountIds.gaming, accountIds.promo, accountIds.adjust].map((id) => ({ id, kind: 'house' }));
  const outside = payModes.map((mode) => ({ id: accountIds.clearing(mode), kind: 'psp' }));
  await database
    .insert(account)
    .values([...house, ...outside].map((row) => ({ ...row, allowNegative: true })))
    .onConflictDoNothing();
}
