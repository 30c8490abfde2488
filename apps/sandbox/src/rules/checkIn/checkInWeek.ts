import {
  type CheckInPlayer,
  type CheckInStatus,
  isRepairEarned,
  moneyFromScore,
  type RepairWeek,
} from '@kislap/domain';
import { sql } from 'drizzle-orm';
import { checkInPlan } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { createBatch } from '../../database/createBatch';
import { createQuery } from '../../database/pooled';
import type { PlayerRow } from '../../database/tables/player';
import { manilaToday } from '../../kernel/manilaDays';

/** How a player's week of check-ins stands, and what today's deposits and turnover make of it. */
export interface CheckInWeek extends RepairWeek, CheckInPlayer {
  readonly status: CheckInStatus;
}

/** Reads a player's week. The count starts again each Manila Monday, its marks each day. */
export async function checkInWeek(
  database: Database,
  player: PlayerRow,
  nowMs: number,
): Promise<CheckInWeek> {
  const today = manilaToday(nowMs);
  const status = await readCheckInStatus(database, player, nowMs);
  const week = {
    signTimes: player.signWeek === today.monday ? player.signTimes : 0,
    isSignedToday: player.signedDay === today.day,
    isRepairedToday: player.repairedDay === today.day,
    weekday: today.weekday,
  };
  return { ...week, status, isRepairEarnedToday: isRepairEarned(checkInPlan.rewards, week, status) };
}

/** How a player stands against the rules of the check-in today. */
async function readCheckInStatus(
  database: Database,
  player: PlayerRow,
  nowMs: number,
): Promise<CheckInStatus> {
  const { deposited, turnover } = await totalsSince(database, {
    playerId: player.id,
    sinceMs: manilaToday(nowMs).startsAtMs,
  });
  return {
    vipLevel: player.vipLevel,
    vipOrder: player.vipOrder,
    totalDeposit: player.totalDeposit,
    dayDeposit: deposited,
    dayTurnover: turnover,
  };
}

/** A player and an instant. */
interface TotalsQuestion {
  readonly playerId: number;
  readonly sinceMs: number;
}

/** What a player's credited deposits and bets since an instant come to: asked with every look at an account. */
const totalsSince = createBatch(async (database: Database, questions: readonly TotalsQuestion[]) => {
  const rows = await readTotals(database, {
    players: questions.map(({ playerId }) => playerId),
    instants: questions.map(({ sinceMs }) => sinceMs),
  });
  return rows.map(({ deposited, turnover }) => ({
    deposited: moneyFromScore(deposited),
    turnover: moneyFromScore(turnover),
  }));
});

const readTotals = createQuery((database) =>
  database
    .select({
      deposited: sql<string>`(SELECT coalesce(sum(amount), 0)::text FROM deposit
        WHERE deposit.player_id = asked.player_id AND status = 1 AND settled_at_ms >= since_ms)`,
      turnover: sql<string>`(SELECT coalesce(sum(valid_stake), 0)::text FROM bet
        WHERE bet.player_id = asked.player_id AND at_ms >= since_ms)`,
    })
    .from(
      sql`unnest(${sql.placeholder('players')}::int[], ${sql.placeholder('instants')}::bigint[])
        WITH ORDINALITY AS asked (player_id, since_ms, place)`,
    )
    .orderBy(sql`place`)
    .prepare('totals_since'),
);
