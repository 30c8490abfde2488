import { lotteryLogCall, type PrizeLogRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { activityName, activityType } from '../../catalogue/activityType';
import { prize } from '../../database/tables/rewards';

/** Calls about what events gave. */
export const prizeCalls = [playerCall(lotteryLogCall, listPrizes)];

/** What events gave the player before `logId` (0 = from the newest), newest first. */
async function listPrizes(
  { operator, session, locale }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<PrizeLogRow[]> {
  const rows = await operator.database
    .select()
    .from(prize)
    .where(and(eq(prize.playerId, session.player.id), logId > 0 ? lt(prize.id, logId) : undefined))
    .orderBy(desc(prize.id))
    .limit(pageSize);
  return rows.map((row) => ({
    logid: row.id,
    logtime: Math.floor(row.atMs / 1000),
    activity_type: row.activityType,
    title: activityName(row.activityType, 'event', locale),
    prize_type: row.prizeType,
    am: pesoFromMoney(row.amount),
    state: row.state,
    // A spin of the draw adds to the goal of its round; the payout is a line of its own.
    goal: row.activityType === activityType.draw && row.claimKey.startsWith('spin:') ? 1 : 0,
  }));
}
