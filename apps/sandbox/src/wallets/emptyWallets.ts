import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import { newOrderId } from '../deposits/newOrderId';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { readWallets } from './readWallets';

/**
 * Moves whatever lies in studios' wallets back to the balance.
 *
 * @param owner locked
 * @returns what came home
 */
export async function emptyWallets(
  transaction: Database,
  owner: { readonly playerId: number; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<Money> {
  const { filled, total } = await readWallets(transaction, owner.playerId);
  if (filled.length === 0) return total;
  const movements = filled.map(({ id, balance }) => ({
    kind: 'studio-out',
    scope: 'studio-out',
    key: newOrderId('T'),
    requestHash: '',
    atMs: owner.nowMs,
    entries: [
      { account: id, amount: subtractMoney(zeroMoney, balance) },
      { account: accountIds.cash(owner.playerId), amount: balance },
    ],
  }));
  await post(transaction, movements, failpoints);
  return total;
}
