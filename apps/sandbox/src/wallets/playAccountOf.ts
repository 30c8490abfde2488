import type { ListedGame } from '../catalogue/gameListing';
import { accountIds } from '../ledger/accountIds';
import { walletIds } from './walletIds';

/** The account that a game is played from: its studio's wallet where it has one, the balance itself elsewhere. */
export function playAccountOf(playerId: number, { studio }: Pick<ListedGame, 'studio'>): string {
  const wallet = accountIds.wallet(playerId, studio);
  return walletIds(playerId).includes(wallet) ? wallet : accountIds.cash(playerId);
}
