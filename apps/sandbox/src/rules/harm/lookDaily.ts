import { playSessionPauseMs } from '@kislap/domain';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/Database';
import { harm, harmSign } from '../../database/tables/harm';
import { playSession } from '../../database/tables/limits';
import { deposit } from '../../database/tables/payments';
import { transact } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import type { Operator } from '../Operator';
import { lookAtPlayer } from './harm';

const lookHourMs = 6 * 3_600_000;
const most = 200;

/**
 * Looks, once a day from 06:00 in Manila on, at everybody who has played, ordered or rested in the last week, or of whom
 * something was noticed: a level rises and falls in the morning, also of somebody who has never played.
 */
export async function lookDaily(operator: Operator): Promise<void> {
  const nowMs = operator.clock.nowMs();
  const fromMs = manilaToday(nowMs).startsAtMs + lookHourMs;
  if (nowMs < fromMs) return;
  const played = operator.database
    .select({ id: playSession.playerId })
    .from(playSession)
    .leftJoin(harm, eq(harm.playerId, playSession.playerId))
    .where(
      and(
        lt(sql`coalesce(${harm.lookedAtMs}, 0)`, fromMs),
        gt(playSession.seenAtMs, nowMs - 7 * manilaDayMs),
      ),
    );
  const noticed = operator.database
    .select({ id: harm.playerId })
    .from(harm)
    .where(and(lt(harm.lookedAtMs, fromMs), gt(harm.level, 0)));
  await lookAtEach(operator, await union(played, noticed).limit(most), nowMs);
  await lookAtOrders(operator, { nowMs, fromMs });
}

/** The morning at which a process has looked at all orders, by its database. */
const mornings = new WeakMap<Database, number>();

/**
 * The same of everybody who has ordered, or whose limits or breaks may be a sign: looked for once in a morning by a process,
 * because all orders are gone through for it.
 */
async function lookAtOrders(
  operator: Operator,
  { nowMs, fromMs }: { readonly nowMs: number; readonly fromMs: number },
): Promise<void> {
  const { database } = operator;
  if (mornings.get(database) === fromMs) return;
  const sinceMs = nowMs - 7 * manilaDayMs;
  const isDue = lt(sql`coalesce(${harm.lookedAtMs}, 0)`, fromMs);
  const ordered = database
    .select({ id: deposit.playerId })
    .from(deposit)
    .leftJoin(harm, eq(harm.playerId, deposit.playerId))
    .where(and(isDue, gt(deposit.createdAtMs, sinceMs)));
  const signed = database
    .select({ id: harmSign.playerId })
    .from(harmSign)
    .leftJoin(harm, eq(harm.playerId, harmSign.playerId))
    .where(and(isDue, gt(harmSign.atMs, sinceMs)));
  const due = await union(ordered, signed).limit(most);
  await lookAtEach(operator, due, nowMs);
  if (due.length < most) mornings.set(database, fromMs);
}

/** A play session whose end was missed for so long is seen in the morning. */
const missedMs = manilaDayMs;

/**
 * Looks at everybody whose play session has ended since the last look: by a pause, which nobody reports. One that its player
 * stops is looked at with the stop.
 */
export async function lookAtEndedSessions(operator: Operator): Promise<void> {
  const nowMs = operator.clock.nowMs();
  const endedMs = sql`${playSession.seenAtMs} + ${playSessionPauseMs}::bigint`;
  const due = await operator.database
    .select({ id: playSession.playerId })
    .from(playSession)
    .leftJoin(harm, eq(harm.playerId, playSession.playerId))
    .where(
      and(
        gt(playSession.seenAtMs, nowMs - missedMs),
        lte(endedMs, nowMs),
        lt(sql`coalesce(${harm.lookedAtMs}, 0)`, endedMs),
      ),
    )
    .limit(most);
  await lookAtEach(operator, due, nowMs);
}

/** Looks at each in a transaction of its own. */
async function lookAtEach(
  { database, failpoints, protection: { awayAccess } }: Operator,
  players: readonly { readonly id: number }[],
  nowMs: number,
): Promise<void> {
  for (const { id } of players) {
    await transact(database, (transaction) =>
      lookAtPlayer(transaction, id, { nowMs, failpoints, awayAccess, isKept: true }),
    );
  }
}
