import { commissionOf, epochSecondsFrom, manilaDay, moneyFromScore, type TeamDepth } from '@kislap/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { activityType } from '../catalogue/activityType';
import { referralRules } from '../catalogue/referralRules';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';
import { teamDay } from '../database/tables/teamDay';
import type { Commission } from './Commission';
import { commissionKey } from './commissionKey';
import { dayNumberStart } from './dayNumberStart';

const levels: readonly TeamDepth[] = [1, 2, 3];
/** Ids keep the order of the list: newer days first, and level 1 first in each. */
const idsPerDay = 10;

/** Everything a player's team earned, day by day and level by level, newest first. What earned nothing is left out. */
export async function commissionsOf(database: Database, playerId: number): Promise<readonly Commission[]> {
  const rows = await database
    .select({ day: teamDay.day, level: teamDay.level, turnover: sql<string>`sum(${teamDay.turnover})::text` })
    .from(teamDay)
    .where(eq(teamDay.inviterId, playerId))
    .groupBy(teamDay.day, teamDay.level)
    .orderBy(desc(teamDay.day), teamDay.level);
  const claimed = await claimedKeys(database, playerId);
  return rows.flatMap((row) => {
    const level = levels[row.level - 1];
    if (level === undefined) return [];
    const turnover = moneyFromScore(row.turnover);
    const amount = commissionOf(turnover, level, referralRules.rates);
    if (amount === 0) return [];
    const day = manilaDay(epochSecondsFrom(dayNumberStart(row.day) / 1000));
    const id = row.day * idsPerDay + idsPerDay - level;
    return [{ id, day, level, turnover, amount, isClaimed: claimed.has(commissionKey({ day, level })) }];
  });
}

async function claimedKeys(database: Database, playerId: number): Promise<ReadonlySet<string>> {
  const given = await database
    .select({ claimKey: prize.claimKey })
    .from(prize)
    .where(and(eq(prize.playerId, playerId), eq(prize.activityType, activityType.team)));
  return new Set(given.map(({ claimKey }) => claimKey));
}
