import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { deposit, type DepositRow, hasStatus } from '../../database/tables/payments';
import { transactAfter } from '../../database/transact';
import type { Operator } from '../Operator';
import { lookAtHarm } from '../harm/harm';
import { lockPlayer } from '../players/player';
import { creditDeposit, readyCredit } from './creditDeposit';

/**
 * Brings one order to its end if its time has come: a paid one is credited, an unpaid one fails. Any number of
 * callers may try at once; the order's lock and its status let one of them through.
 *
 * @param order as it was read before
 * @param isPaid whether its payment has arrived with this: then its time has come, whatever stands in it
 */
export async function settleDeposit(
  operator: Operator,
  order: DepositRow,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<void> {
  const { database, failpoints } = operator;
  const nowMs = operator.clock.nowMs();
  failpoints.pass('beforeBegin', 'credit');
  await transactAfter(database, {
    // Sent in this order: the player's lock comes first, and what is read comes after the locks.
    ahead: (transaction) =>
      Promise.all([
        lockPlayer(transaction, order.playerId),
        lockPending(transaction, order.id),
        readyCredit(transaction, order, nowMs),
      ]),
    work: async (transaction, [owner, pending, ground]) => {
      if (!pending) return;
      const creditDueAtMs = isPaid ? nowMs : pending.creditDueAtMs;
      if ((creditDueAtMs ?? pending.expiresAtMs) > nowMs) return;
      if (creditDueAtMs === null) {
        await transaction
          .update(deposit)
          .set({ status: 2, settledAtMs: nowMs })
          .where(eq(deposit.id, order.id));
        return;
      }
      await creditDeposit(transaction, { ...pending, creditDueAtMs }, { owner, nowMs, failpoints, ground });
      const { awayAccess } = operator.protection;
      await lookAtHarm(transaction, owner, { nowMs, failpoints, awayAccess, before: ground });
      failpoints.pass('beforeCommit', 'credit');
    },
  });
  failpoints.pass('afterCommitBeforeReply', 'credit');
}

async function lockPending(transaction: Database, id: number) {
  const [order] = await lockOrder(transaction, { id });
  return order;
}

const lockOrder = createQuery((transaction) =>
  transaction
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, sql.placeholder('id')), hasStatus(deposit.status, 0)))
    .for('update')
    .prepare('lock_pending_deposit'),
);

/** So many are closed by one short statement, between which others get their turn. */
const batchSize = 200;

/** Whose orders, when, and until when there is time for them. */
interface Expiry {
  readonly nowMs: number;
  readonly playerId?: number | undefined;
  /** By `performance.now()`. */
  readonly deadline: number;
}

/**
 * Closes unpaid orders that have expired. No money moves, so no player is locked; an order that is being paid is
 * skipped.
 */
export async function expireDeposits(
  database: Database,
  { nowMs, playerId, deadline }: Expiry,
): Promise<void> {
  const isDue = and(
    hasStatus(deposit.status, 0),
    isNull(deposit.creditDueAtMs),
    lte(sql`coalesce(${deposit.creditDueAtMs}, ${deposit.expiresAtMs})`, nowMs),
    playerId === undefined ? undefined : eq(deposit.playerId, playerId),
  );
  let closed = batchSize;
  while (closed === batchSize && performance.now() < deadline) {
    const batch = database
      .select({ id: deposit.id })
      .from(deposit)
      .where(isDue)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const rows = await database
      .update(deposit)
      .set({ status: 2, settledAtMs: nowMs })
      .where(and(inArray(deposit.id, batch), hasStatus(deposit.status, 0)))
      .returning({ id: deposit.id });
    closed = rows.length;
  }
}
