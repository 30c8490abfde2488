import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { harm } from '../../database/tables/harm';
import { playSession } from '../../database/tables/limits';
import { transact } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import type { Operator } from '../Operator';
import { lookAtPlayer } from './harm';

const lookHourMs = 6 * 3_600_000;
const most = 200;

/** Looks, once a day from 06:00 in Manila on, at everybody who has played in the last week or of whom something was noticed. */
export async function lookDaily({ database, clock, failpoints, protection }: Operator): Promise<void> {
  const nowMs = clock.nowMs();
  const fromMs = manilaToday(nowMs).startsAtMs + lookHourMs;
  if (nowMs < fromMs) return;
  const due = await database
    .select({ id: playSession.playerId })
    .from(playSession)
    .leftJoin(harm, eq(harm.playerId, playSession.playerId))
    .where(
      and(
        lt(sql`coalesce(${harm.lookedAtMs}, 0)`, fromMs),
        or(gt(playSession.seenAtMs, nowMs - 7 * manilaDayMs), gt(harm.level, 0)),
      ),
    )
    .limit(most);
  for (const { id } of due) {
    await transact(database, (transaction) =>
      lookAtPlayer(transaction, id, { nowMs, failpoints, awayAccess: protection.awayAccess, isKept: true }),
    );
  }
}
