import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { harm } from '../../database/tables/harm';
import { playClock, playSession } from '../../database/tables/limits';
import type { PlayerRow } from '../../database/tables/player';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { limitPlaces, type PlayLimitRow, readAllLimits, usageOf } from './moneyLimits';
import { hasCost } from './playSession';
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
export async function isQuiet(database: Database, player: AbsenceFacts, nowMs: number): Promise<boolean> {
  return isLeftAlone(database, player, { ...(await readQuietFacts(database, player.id)), nowMs });
}

type AbsenceFacts = Pick<PlayerRow, 'id' | 'coolingUntilMs' | 'heldUntilMs'>;

/** What tells whether a player is left alone, in two questions that are asked at once. */
export async function readQuietFacts(database: Database, playerId: number): Promise<QuietFacts> {
  const [[found], limits] = await Promise.all([
    quietOf(database, { playerId }),
    readAllLimits(database, playerId),
  ]);
  return {
    harm: found?.harm ?? undefined,
    playSession: found?.playSession ?? undefined,
    minutes: found?.minutes ?? undefined,
    limits,
  };
}

/** What is kept of a player's play: what was noticed, the latest play session, and own limits. */
export interface QuietFacts {
  readonly harm: typeof harm.$inferSelect | undefined;
  readonly playSession: typeof playSession.$inferSelect | undefined;
  /** The own limit of time in a day. */
  readonly minutes: number | undefined;
  readonly limits: readonly PlayLimitRow[];
}

/** The same as `isQuiet` for whose facts were read before. */
export async function isLeftAlone(
  database: Database,
  player: AbsenceFacts,
  { harm: noticed, playSession: held, minutes, limits, nowMs }: QuietFacts & { readonly nowMs: number },
): Promise<boolean> {
  const sinceAbsenceMs = nowMs - Math.max(player.coolingUntilMs, player.heldUntilMs);
  if (sinceAbsenceMs < afterAbsenceMs) return true;
  if ((noticed?.level ?? 0) >= 2 || (await hasJustLost(database, held, nowMs))) return true;
  return (
    (await isAtLimit(database, limits, nowMs)) ||
    (await isTimeUsedUp(database, minutes, { playerId: player.id, nowMs }))
  );
}

const quietOf = createQuery((database) => {
  const playerId = sql.placeholder('playerId');
  return database
    .select({ harm, playSession, minutes: playClock.dailyMinutes })
    .from(sql`(SELECT) AS anybody`)
    .leftJoin(harm, eq(harm.playerId, playerId))
    .leftJoin(playSession, eq(playSession.playerId, playerId))
    .leftJoin(playClock, eq(playClock.playerId, playerId))
    .prepare('quiet_of_player');
});

async function hasJustLost(
  database: Database,
  held: QuietFacts['playSession'],
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
  minutes: number | undefined,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<boolean> {
  return minutes !== undefined && (await playedToday(database, playerId, nowMs)) >= minutes * minuteMs;
}
