import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { account } from '../database/tables/account';
import { newOrderId } from '../deposits/newOrderId';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { readBalance } from '../ledger/readBalance';

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
  const movement = {
    kind: 'studio-in',
    scope: 'studio-in',
    key: newOrderId('T'),
    requestHash: '',
    atMs: wallet.nowMs,
    entries: [
      { account: cash, amount: subtractMoney(zeroMoney, amount) },
      { account: wallet.account, amount },
    ],
  };
  await post(transaction, [movement], failpoints);
  return amount;
}
