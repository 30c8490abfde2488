import { playSessionPauseMs } from '@kislap/domain';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { harm } from '../../database/tables/harm';
import { playSession } from '../../database/tables/limits';
import { transact } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import type { Operator } from '../Operator';
import { lookAtPlayer } from './harm';

const lookHourMs = 6 * 3_600_000;
const most = 200;

/**
 * Looks, once a day from 06:00 in Manila on, at everybody who has played in the last week or of whom something was noticed:
 * a level falls in the morning, also of somebody who has never played.
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
