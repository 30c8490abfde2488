import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playClock, playDay } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import { manilaPeriod, manilaToday } from '../../kernel/manilaDays';
import { findPlaySession, playedSpans } from './playSession';

const minuteMs = 60_000;

/**
 * Checks the player's own limit of time in a day.
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
  const until = Math.floor(manilaPeriod(nowMs, 'day').endsAtMs / 1000);
  throw new Refusal('ownTimeUsedUp', { minutes, until }, { minutes: String(minutes) });
}

/** How long a player has been at the games today, in milliseconds, the play session that runs included. */
export async function playedToday(database: Database, playerId: number, nowMs: number): Promise<number> {
  const { day } = manilaToday(nowMs);
  const [stored] = await database
    .select({ playedMs: playDay.playedMs })
    .from(playDay)
    .where(and(eq(playDay.playerId, playerId), eq(playDay.day, day)));
  const running = playedSpans(await findPlaySession(database, playerId), nowMs).find(
    (span) => span.day === day,
  );
  return (stored?.playedMs ?? 0) + (running?.playedMs ?? 0);
}
