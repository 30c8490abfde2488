import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playClock } from '../database/tables/playClock';
import { Refusal } from '../kernel/Refusal';
import { playedToday } from './playedToday';
import { spanOf } from './spanOf';

const minuteMs = 60_000;

/**
 * Keeps a player within the time he lets himself play in a day.
 *
 * @throws Refusal `ownTimeUsedUp` with the minutes and when they begin anew
 */
export async function checkPlayTime(database: Database, playerId: number, nowMs: number): Promise<void> {
  const [row] = await database
    .select({ minutes: playClock.dailyMinutes })
    .from(playClock)
    .where(eq(playClock.playerId, playerId));
  const minutes = row?.minutes ?? undefined;
  if (minutes === undefined) return;
  if ((await playedToday(database, playerId, nowMs)) < minutes * minuteMs) return;
  const until = Math.floor(spanOf('day', nowMs).endsAtMs / 1000);
  throw new Refusal('ownTimeUsedUp', { minutes, until }, { minutes: String(minutes) });
}
