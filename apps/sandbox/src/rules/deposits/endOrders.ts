import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { deposit, hasStatus } from '../../database/tables/payments';
import type { LockedPlayer } from '../players/player';
import { closeUnpaidOrders } from './openOrders';
import { returnDeposit } from './returnDeposit';

/**
 * Ends every order of a player who is away from now on: those that are not paid are closed, and what is paid and waits to be
 * credited goes back at once. A payment that comes later goes back when it comes.
 */
export async function endOrders(transaction: Database, owner: LockedPlayer, nowMs: number): Promise<void> {
  const why = 'away';
  await closeUnpaidOrders(transaction, { playerId: owner.id, why, nowMs });
  const paid = await transaction
    .select()
    .from(deposit)
    .where(
      and(eq(deposit.playerId, owner.id), hasStatus(deposit.status, 0), isNotNull(deposit.creditDueAtMs)),
    )
    .orderBy(asc(deposit.id))
    .for('update');
  for (const order of paid) await returnDeposit(transaction, order, { owner, why, nowMs });
}
