import { addMoney, type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, gt, inArray } from 'drizzle-orm';
import { type ListedGame, studios } from '../../catalogue/gameListing';
import type { Database } from '../../database/Database';
import { account } from '../../database/tables/ledger';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readBalance } from '../../ledger/accounts';
import type { Movement } from '../../ledger/post';
import { postForPlayer } from '../gate/postForPlayer';
import { newOrderId } from '../orders/orderTimes';
import type { LockedPlayer } from '../players/player';

/**
 * Moves a player's whole balance into a studio's wallet, which is opened the first time.
 *
 * @returns what was moved
 * @throws Refusal `accountSuspended`
 */
export async function fillWallet(
  transaction: Database,
  wallet: { readonly player: LockedPlayer; readonly account: string; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<Money> {
  const cash = accountIds.cash(wallet.player.id);
  await transaction
    .insert(account)
    .values({ id: wallet.account, kind: 'player-studio', allowNegative: false })
    .onConflictDoNothing();
  const amount = await readBalance(transaction, cash);
  if (amount === zeroMoney) return amount;
  const { player, account: id, nowMs } = wallet;
  const transfer = { playerId: player.id, wallet: id, amount, nowMs };
  const movements = [walletMovement('studio-in', transfer)];
  await postForPlayer(transaction, { player, movements, nowMs, failpoints });
  return amount;
}

/**
 * Moves whatever lies in studios' wallets back to the balance.
 *
 * @returns what came home
 */
export async function emptyWallets(
  transaction: Database,
  { player, nowMs }: { readonly player: LockedPlayer; readonly nowMs: number },
  failpoints: Failpoints,
): Promise<Money> {
  const { filled, total } = await readWallets(transaction, player.id);
  if (filled.length === 0) return total;
  const movements = filled.map(({ id, balance }) =>
    walletMovement('studio-out', { playerId: player.id, wallet: id, amount: balance, nowMs }),
  );
  await postForPlayer(transaction, { player, movements, nowMs, failpoints });
  return total;
}

/** The wallets of a player in which something lies, and what that is together. */
export async function readWallets(database: Database, playerId: number) {
  const filled = await database
    .select({ id: account.id, balance: account.balance })
    .from(account)
    .where(and(inArray(account.id, [...walletIds(playerId)]), gt(account.balance, zeroMoney)))
    .orderBy(account.id);
  const total: Money = filled.map(({ balance }) => balance).reduce(addMoney, zeroMoney);
  return { filled, total };
}

/** The account that a game is played from: its studio's wallet where it has one, the balance itself elsewhere. */
export function playAccountOf(playerId: number, { studio }: Pick<ListedGame, 'studio'>): string {
  const wallet = accountIds.wallet(playerId, studio);
  return walletIds(playerId).includes(wallet) ? wallet : accountIds.cash(playerId);
}

const studiosWithWallets = studios.filter((studio) => 'hasOwnWallet' in studio);

/** The accounts of a player's wallets at studios, also those not opened yet. */
export function walletIds(playerId: number): readonly string[] {
  return studiosWithWallets.map(({ code }) => accountIds.wallet(playerId, code));
}

/** Money between a player's balance and a studio's wallet. */
interface Transfer {
  readonly playerId: number;
  readonly wallet: string;
  /** More than nothing. */
  readonly amount: Money;
  readonly nowMs: number;
}

/** The movement into a studio's wallet, or out of it. The call it belongs to is what is applied once. */
function walletMovement(
  kind: 'studio-in' | 'studio-out',
  { playerId, wallet, amount, nowMs }: Transfer,
): Movement {
  const intoWallet = kind === 'studio-in' ? amount : subtractMoney(zeroMoney, amount);
  return {
    kind,
    scope: kind,
    key: newOrderId('T'),
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.cash(playerId), amount: subtractMoney(zeroMoney, intoWallet) },
      { account: wallet, amount: intoWallet },
    ],
  };
}
