import type { DayFlowRow } from '@kislap/api/contract';
import { scoreFromMoney, zeroMoney } from '@kislap/domain';
import { and, desc, eq } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { prize } from '../../database/tables/prize';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaDayStart } from '../../kernel/manilaDayStart';
import { manilaDayNumber } from '../../referrals/manilaDayNumber';
import { turnoverOfDays } from './turnoverOfDays';

/** Rows in one page of the rebates. */
const rebatePageSize = 100;

/** The rebates a player received, newest first, each with the player's turnover of its day. */
export async function listRebates(
  { operator: { database }, session: { player } }: PlayerCallContext,
  { offset }: { readonly offset: number },
): Promise<DayFlowRow[]> {
  // One for each day at most: their index knows them by the day, and skips what pages before this one held.
  const rows = await database
    .select({ id: prize.id, atMs: prize.atMs, amount: prize.amount, day: prize.claimKey })
    .from(prize)
    .where(and(eq(prize.playerId, player.id), eq(prize.activityType, activityType.rebate)))
    .orderBy(desc(prize.claimKey))
    .limit(rebatePageSize)
    .offset(Math.max(0, offset));
  const turnovers = await turnoverOfDays(
    database,
    player.id,
    rows.map(({ day }) => day),
  );
  return rows.map(({ id, atMs, amount, day }) => ({
    LogID: id,
    LogTime: Math.floor(atMs / 1000),
    UserFlow: scoreFromMoney(turnovers.get(manilaDayNumber(manilaDayStart(day))) ?? zeroMoney),
    Amount: scoreFromMoney(amount),
  }));
}
