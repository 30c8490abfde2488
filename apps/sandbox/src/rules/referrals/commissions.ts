import {
  commissionOf,
  type CommissionRow,
  epochSecondsFrom,
  manilaDay,
  type Money,
  moneyFromScore,
  type TeamDepth,
} from '@kislap/domain';
import { and, type Column, desc, eq, sql, type SQL } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { referralRules } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { teamDay } from '../../database/tables/referrals';
import { prize } from '../../database/tables/rewards';
import { dayNumberStart } from '../../kernel/manilaDays';

const levels: readonly TeamDepth[] = [1, 2, 3];
/** Ids keep the order of the list: newer days first, and level 1 first in each. */
const idsPerDay = 10;

/** What one level of a team earned on one Manila day. */
export interface Commission extends CommissionRow {
  readonly id: number;
  readonly level: TeamDepth;
  readonly turnover: Money;
}

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

/** Names the commission of a level on a day for ever. */
export function commissionKey({ day, level }: Pick<Commission, 'day' | 'level'>): string {
  return `${day}:${level}`;
}

/** @throws RangeError for a level that no team has */
export function teamDepthOf(level: number): TeamDepth {
  if (level === 1 || level === 2 || level === 3) return level;
  throw new RangeError(`Not a level of a team: ${level}`);
}

/** The condition that a player has bet since an instant in epoch milliseconds. */
export function hasBetSince(playerId: Column | SQL, sinceMs: number): SQL {
  return sql`EXISTS (SELECT 1 FROM bet WHERE bet.player_id = ${playerId} AND bet.at_ms >= ${sinceMs})`;
}
