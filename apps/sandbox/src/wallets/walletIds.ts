import { studios } from '../catalogue/studios';
import { accountIds } from '../ledger/accountIds';

const studiosWithWallets = studios.filter((studio) => 'hasOwnWallet' in studio);

/** The accounts of a player's wallets at studios; one that he has never played at is not opened yet. */
export function walletIds(playerId: number): readonly string[] {
  return studiosWithWallets.map(({ code }) => accountIds.wallet(playerId, code));
}
