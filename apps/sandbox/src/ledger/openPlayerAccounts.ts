import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { accountIds } from './accountIds';

/** Opens the two accounts of a new player; neither can go below zero. */
export async function openPlayerAccounts(transaction: Database, playerId: number): Promise<void> {
  await transaction.insert(account).values([
    { id: accountIds.cash(playerId), kind: 'player-cash', allowNegative: false },
    { id: accountIds.hold(playerId), kind: 'player-hold', allowNegative: false },
  ]);
}
