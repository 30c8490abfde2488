import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playDay } from '../database/tables/playDay';
import { manilaToday } from '../kernel/manilaToday';
import { findSitting } from './findSitting';
import { playedSpans } from './playedSpans';

/** How long a player has been at the games today, in milliseconds, the sitting that runs included. */
export async function playedToday(database: Database, playerId: number, nowMs: number): Promise<number> {
  const { day } = manilaToday(nowMs);
  const [stored] = await database
    .select({ playedMs: playDay.playedMs })
    .from(playDay)
    .where(and(eq(playDay.playerId, playerId), eq(playDay.day, day)));
  const running = playedSpans(await findSitting(database, playerId), nowMs).find((span) => span.day === day);
  return (stored?.playedMs ?? 0) + (running?.playedMs ?? 0);
}
