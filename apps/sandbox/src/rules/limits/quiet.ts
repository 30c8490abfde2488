import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playClock } from '../../database/tables/limits';
import type { PlayerRow } from '../../database/tables/player';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { harmLevelOf } from '../harm/harm';
import { limitPlaces, readLimits, usageOf } from './moneyLimits';
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
  if (sinceAbsenceMs < afterAbsenceMs || (await harmLevelOf(database, player.id)) >= 2) return true;
  return (await hasJustLost(database, player.id, nowMs)) || (await isAtLimit(database, player.id, nowMs));
}

async function hasJustLost(database: Database, playerId: number, nowMs: number): Promise<boolean> {
  const held = await findPlaySession(database, playerId);
  if (held === undefined) return false;
  if (held.stoppedAtMs >= manilaToday(nowMs).startsAtMs) return true;
  if (nowMs - held.lostAtMs < afterLossMs) return true;
  return nowMs - held.seenAtMs < afterLossMs && (await hasCost(database, playerId, held));
}

async function isAtLimit(database: Database, playerId: number, nowMs: number): Promise<boolean> {
  for (const kind of ['dep', 'loss'] as const) {
    const limits = await readLimits(database, { playerId, kind });
    for (const { span } of limitPlaces.filter((place) => place.kind === kind)) {
      const most = limits.find((limit) => limit.span === span)?.amount;
      if (most === undefined || most === null) continue;
      if ((await usageOf(database, playerId, { kind, span, nowMs })).used >= most) return true;
    }
  }
  const [clock] = await database
    .select({ minutes: playClock.dailyMinutes })
    .from(playClock)
    .where(eq(playClock.playerId, playerId));
  const minutes = clock?.minutes ?? undefined;
  return minutes !== undefined && (await playedToday(database, playerId, nowMs)) >= minutes * minuteMs;
}
