import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { playClock } from '../../database/tables/limits';
import type { PlayerRow } from '../../database/tables/player';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { harmLevelOf } from '../harm/harmLevel';
import { limitPlaces, type PlayLimitRow, readLimits, usageOf } from './moneyLimits';
import { findPlaySession, hasCost } from './playSession';
import { playedToday } from './playTime';

const minuteMs = 60_000;
/** A play session that was lost is left alone for so long. */
const afterLossMs = 60 * minuteMs;
/** So is whoever comes back from a break or an exclusion. */
const afterAbsenceMs = 7 * manilaDayMs;

/**
 * Whether a player is left alone: nothing is advertised. So it is while a play session costs money and an hour after it,
 * when an own limit is reached, for the rest of the day after a reality check was answered by stopping, for seven days after
 * a break or an exclusion, and at level 2 of harm.
 */
export async function isQuiet(
  database: Database,
  player: Pick<PlayerRow, 'id' | 'coolingUntilMs' | 'heldUntilMs'>,
  nowMs: number,
): Promise<boolean> {
  const sinceAbsenceMs = nowMs - Math.max(player.coolingUntilMs, player.heldUntilMs);
  if (sinceAbsenceMs < afterAbsenceMs) return true;
  const playerId = player.id;
  const [level, playSession, deposits, losses, clocks] = await Promise.all([
    harmLevelOf(database, playerId),
    findPlaySession(database, playerId),
    readLimits(database, { playerId, kind: 'dep' }),
    readLimits(database, { playerId, kind: 'loss' }),
    clockOf(database, { playerId }),
  ]);
  if (level >= 2 || (await hasJustLost(database, playSession, nowMs))) return true;
  const limits = [...deposits, ...losses];
  return (
    (await isAtLimit(database, limits, nowMs)) ||
    (await isTimeUsedUp(database, clocks[0], { playerId, nowMs }))
  );
}

const clockOf = createQuery((database) =>
  database
    .select({ minutes: playClock.dailyMinutes })
    .from(playClock)
    .where(eq(playClock.playerId, sql.placeholder('playerId')))
    .prepare('play_clock_of_player'),
);

async function hasJustLost(
  database: Database,
  held: Awaited<ReturnType<typeof findPlaySession>>,
  nowMs: number,
): Promise<boolean> {
  if (held === undefined) return false;
  if (held.stoppedAtMs >= manilaToday(nowMs).startsAtMs) return true;
  if (nowMs - held.lostAtMs < afterLossMs) return true;
  return nowMs - held.seenAtMs < afterLossMs && (await hasCost(database, held.playerId, held));
}

async function isAtLimit(
  database: Database,
  limits: readonly PlayLimitRow[],
  nowMs: number,
): Promise<boolean> {
  for (const { playerId, amount, ...limit } of limits) {
    const place = limitPlaces.find(({ kind, span }) => kind === limit.kind && span === limit.span);
    if (place === undefined || amount === null) continue;
    if ((await usageOf(database, playerId, { ...place, nowMs })).used >= amount) return true;
  }
  return false;
}

async function isTimeUsedUp(
  database: Database,
  clock: { readonly minutes: number | null } | undefined,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<boolean> {
  const minutes = clock?.minutes ?? undefined;
  return minutes !== undefined && (await playedToday(database, playerId, nowMs)) >= minutes * minuteMs;
}
