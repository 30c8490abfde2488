import { addMoney, pesoFromMoney, pesoText, zeroMoney } from '@kislap/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { deposit, withdrawal } from '../../database/tables/payments';
import { Refusal } from '../../kernel/Refusal';
import { accountIds, readBalance } from '../../ledger/accounts';
import { readWallets } from '../wallets/wallets';

const pending = 0;

/**
 * An account closes only when no money of the player's would stay behind in it, nor come to it later. Given money that
 * still has to be bet is none.
 *
 * @throws Refusal of `whyNotClosable`
 */
export async function checkMayClose(transaction: Database, playerId: number): Promise<void> {
  const refusal = await whyNotClosable(transaction, playerId);
  if (refusal) throw refusal;
}

/** `roundOpen`, `withdrawalOnItsWay`, `depositOnItsWay`, or `balanceLeft` with the pesos that are left; undefined for an empty account. */
export async function whyNotClosable(transaction: Database, playerId: number): Promise<Refusal | undefined> {
  const isOpenTicket = and(eq(bet.playerId, playerId), isNotNull(bet.openDraw));
  if ((await transaction.$count(bet, isOpenTicket)) > 0) return new Refusal('roundOpen');
  const [leaving] = await transaction
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, playerId), eq(withdrawal.status, pending)))
    .limit(1);
  if (leaving) return new Refusal('withdrawalOnItsWay');
  const [coming] = await transaction
    .select({ id: deposit.id })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, pending)))
    .limit(1);
  if (coming) return new Refusal('depositOnItsWay');
  const { total: inGames } = await readWallets(transaction, playerId);
  const left = addMoney(await readBalance(transaction, accountIds.cash(playerId)), inGames);
  if (left <= zeroMoney) return undefined;
  return new Refusal('balanceLeft', { need: pesoFromMoney(left) }, { amount: `₱${pesoText(left)}` });
}
