import type { DayFlowRow } from '@kislap/api/contract';
import { moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { bet } from '../../database/tables/bet';
import { prize } from '../../database/tables/prize';
import type { PlayerCallContext } from '../../http/CallContext';

/** Rows in one page of the rebates. */
const rebatePageSize = 100;
const dayStartsAtMs = sql`extract(epoch FROM (${prize.claimKey} || 'T00:00:00+08:00')::timestamptz) * 1000`;
const dayMs = sql.raw('86400000');

/** The rebates a player received, newest first, each with the turnover of its day. */
export async function listRebates(
  { operator, session }: PlayerCallContext,
  { offset }: { readonly offset: number },
): Promise<DayFlowRow[]> {
  const rows = await operator.database
    .select({
      id: prize.id,
      atMs: prize.atMs,
      amount: prize.amount,
      turnover: sql<string>`(SELECT coalesce(sum(${bet.validStake}), 0)::text FROM ${bet}
        WHERE ${bet.playerId} = ${prize.playerId}
          AND ${bet.atMs} >= ${dayStartsAtMs} AND ${bet.atMs} < ${dayStartsAtMs} + ${dayMs})`,
    })
    .from(prize)
    .where(and(eq(prize.playerId, session.player.id), eq(prize.activityType, activityType.rebate)))
    .orderBy(desc(prize.id))
    .limit(rebatePageSize)
    .offset(Math.max(0, offset));
  return rows.map(({ id, atMs, amount, turnover }) => ({
    LogID: id,
    LogTime: Math.floor(atMs / 1000),
    UserFlow: scoreFromMoney(moneyFromScore(turnover)),
    Amount: scoreFromMoney(amount),
  }));
}
