import { addMoney, type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { deposit, withdrawal } from '../../database/tables/payments';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readBalance } from '../../ledger/accounts';
import { postForPlayer } from '../gate/postForPlayer';
import { newOrderId, withdrawalTimes } from '../orders/orderTimes';
import type { LockedPlayer } from '../players/player';
import { holdMovement } from './requestWithdrawal';

const credited = 1;
const rejected = 3;

/**
 * Sends what a player has paid in and not taken out back to where it was paid from, as far as it is still there: the newest
 * deposit first, each as a withdrawal of its own over the service that it came by.
 *
 * @param own.player locked
 */
export async function payBack(
  transaction: Database,
  own: { readonly player: LockedPlayer; readonly nowMs: number; readonly failpoints: Failpoints },
): Promise<void> {
  const { player, nowMs, failpoints } = own;
  const playerId = player.id;
  const paidIn = await transaction
    .select()
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, credited)))
    .orderBy(desc(deposit.id));
  const takenOut = await transaction
    .select({ amount: withdrawal.amount })
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, playerId), ne(withdrawal.status, rejected)));
  const there = await readBalance(transaction, accountIds.cash(playerId));
  let left = least(there, subtractMoney(sumOf(paidIn), sumOf(takenOut)));
  for (const { mode, channelName, bankCode, accountName, amount: paid } of paidIn) {
    const amount = least(left, paid);
    if (amount <= zeroMoney) return;
    left = subtractMoney(left, amount);
    const orderId = newOrderId('W');
    const movements = [holdMovement({ amount, orderId }, { playerId, requestHash: '', nowMs })];
    await postForPlayer(transaction, { player, movements, nowMs, failpoints });
    // The service knows the payer by the payment; no account number is known here.
    const payer = { mode, bankCode: bankCode === '' ? channelName : bankCode, accountNo: '', accountName };
    const times = { createdAtMs: nowMs, dueAtMs: nowMs + withdrawalTimes.pendingMs };
    await transaction.insert(withdrawal).values({ ...payer, ...times, amount, orderId, playerId });
  }
}

const least = (one: Money, other: Money): Money => (one < other ? one : other);

function sumOf(rows: readonly { readonly amount: Money }[]): Money {
  return rows.map(({ amount }) => amount).reduce(addMoney, zeroMoney);
}
