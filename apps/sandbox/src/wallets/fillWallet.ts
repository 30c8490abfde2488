import { type Money, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { readBalance } from '../ledger/readBalance';
import { walletMovement } from './walletMovement';

/**
 * Moves a player's whole balance into a studio's wallet, which is opened the first time.
 *
 * @param wallet of a player who is locked
 * @returns what was moved
 */
export async function fillWallet(
  transaction: Database,
  wallet: { readonly playerId: number; readonly account: string; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<Money> {
  const cash = accountIds.cash(wallet.playerId);
  await transaction
    .insert(account)
    .values({ id: wallet.account, kind: 'player-studio', allowNegative: false })
    .onConflictDoNothing();
  const amount = await readBalance(transaction, cash);
  if (amount === zeroMoney) return amount;
  const { playerId, account: id, nowMs } = wallet;
  await post(transaction, [walletMovement('studio-in', { playerId, wallet: id, amount, nowMs })], failpoints);
  return amount;
}
