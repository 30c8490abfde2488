import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { deposit, withdrawal, hasStatus } from '../database/tables/payments';
import type { Operator } from './Operator';
import { settleBonuses } from './bonus/terms';
import { settleReturns } from './deposits/returnDeposit';
import { expireDeposits, settleDeposit } from './deposits/settleDeposit';
import { sendMoneyLetters } from './limits/moneyLetters';
import { tellReadyRaises } from './limits/tellReadyRaises';
import { settleTickets } from './rounds/tickets';
import { settleWithdrawal } from './withdrawals/endWithdrawal';

/**
 * Settles what is due: expiries, credits, returns, pots, payouts and tickets; and tells whose raised limit is ready, and who is away
 * that money is left. The due times are stored, so a restart loses nothing.
 *
 * @param options.playerId only this player's; all players' when absent
 * @param options.budgetMs stops after about this time; the rest stays due
 */
export async function settleDue(
  operator: Operator,
  { playerId, budgetMs = Infinity }: { readonly playerId?: number; readonly budgetMs?: number } = {},
): Promise<void> {
  const nowMs = operator.clock.nowMs();
  const startMs = performance.now();
  const isOver = () => performance.now() >= startMs + budgetMs;
  // However many run out of time, what was paid gets its turn as well.
  await expireDeposits(operator.database, { nowMs, playerId, deadline: startMs + budgetMs / 2 });
  const deposits = await operator.database
    .select()
    .from(deposit)
    .where(
      and(
        hasStatus(deposit.status, 0),
        isNotNull(deposit.creditDueAtMs),
        lte(deposit.creditDueAtMs, nowMs),
        playerId === undefined ? undefined : eq(deposit.playerId, playerId),
      ),
    )
    .orderBy(deposit.creditDueAtMs, deposit.id);
  for (const order of deposits) {
    if (isOver()) return;
    await settleDeposit(operator, order);
  }
  await settleBonuses(operator, { playerId, isOver });
  if (playerId === undefined) {
    await settleReturns(operator);
    await tellReadyRaises(operator);
    await sendMoneyLetters(operator);
  }
  const withdrawals = await operator.database
    .select({ id: withdrawal.id, playerId: withdrawal.playerId })
    .from(withdrawal)
    .where(
      and(
        hasStatus(withdrawal.status, 0),
        lte(withdrawal.dueAtMs, nowMs),
        playerId === undefined ? undefined : eq(withdrawal.playerId, playerId),
      ),
    )
    .orderBy(withdrawal.id);
  for (const order of withdrawals) {
    if (isOver()) return;
    await settleWithdrawal(operator, order);
  }
  await settleTickets(operator, { playerId, isOver });
}
