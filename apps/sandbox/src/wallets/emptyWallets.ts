import type { Money } from '@kislap/domain';
import type { Database } from '../database/Database';
import type { Failpoints } from '../kernel/Failpoints';
import { post } from '../ledger/post';
import { readWallets } from './readWallets';
import { walletMovement } from './walletMovement';

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
  const movements = filled.map(({ id, balance }) =>
    walletMovement('studio-out', { ...owner, wallet: id, amount: balance }),
  );
  await post(transaction, movements, failpoints);
  return total;
}
