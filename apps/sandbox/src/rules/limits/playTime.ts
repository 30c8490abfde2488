import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { playClock, playDay } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import { manilaPeriod, manilaToday } from '../../kernel/manilaDays';
import { type CountedPlaySession, findPlaySession, type PlayedSpan, playedSpans } from './playSession';

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
  const [today] = await readPlayDays(database, playerId, { from: day, to: day, nowMs });
  return today?.playedMs ?? 0;
}

/** The first and the last day that is asked for, and the instant at which. */
interface DaySpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly nowMs: number;
}

/**
 * How long a player has been at the games on each Manila day ('YYYY-MM-DD') that has any, the play session that runs included: what
 * every screen, limit and marker calls the time played.
 */
export async function readPlayDays(
  database: Database,
  playerId: number,
  { from, to, nowMs }: DaySpan,
): Promise<readonly PlayedSpan[]> {
  const [stored, playSession] = await Promise.all([
    daysOf(database, { playerId, from: from ?? '', to: to ?? '9999' }),
    findPlaySession(database, playerId),
  ]);
  return withRunning(stored, playSession, { from, to, nowMs });
}

/** The days that are counted, with what the play session that runs has added since its last sign. */
export function withRunning(
  stored: readonly PlayedSpan[],
  playSession: CountedPlaySession | undefined,
  { from, to, nowMs }: DaySpan,
): readonly PlayedSpan[] {
  const days = new Map<string, PlayedSpan>(stored.map((row) => [row.day, row]));
  for (const { day, playedMs, nightMs } of playedSpans(playSession, nowMs)) {
    if ((from !== undefined && day < from) || (to !== undefined && day > to)) continue;
    const held = days.get(day);
    days.set(day, {
      day,
      playedMs: (held?.playedMs ?? 0) + playedMs,
      nightMs: (held?.nightMs ?? 0) + nightMs,
    });
  }
  return [...days.values()];
}

const daysOf = createQuery((database) =>
  database
    .select({ day: playDay.day, playedMs: playDay.playedMs, nightMs: playDay.nightMs })
    .from(playDay)
    .where(
      and(
        eq(playDay.playerId, sql.placeholder('playerId')),
        gte(playDay.day, sql.placeholder('from')),
        lte(playDay.day, sql.placeholder('to')),
      ),
    )
    .prepare('play_days'),
);
