import { playSessionPauseMs, zeroMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { playDay, playSession } from '../../database/tables/limits';
import { transact } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { lockPlayer } from '../players/player';
import { netLossSince } from '../rounds/pastRounds';

/**
 * Notes a sign that a player is at the games, or has just left them: counts the time up to now. The player must be
 * locked.
 */
export async function recordPlay(
  transaction: Database,
  playerId: number,
  { nowMs, isOpen }: { readonly nowMs: number; readonly isOpen: boolean },
): Promise<void> {
  const held = await findPlaySession(transaction, playerId);
  // A sign within a pause says that the session went on all the while, as its reality checks count it.
  const isOn = held !== undefined && isOpenAgain(held, { nowMs, isOpen });
  const spans = isOn ? spansOf(held.seenAtMs, nowMs) : playedSpans(held, nowMs);
  await countPlay(transaction, playerId, spans);
  if (held !== undefined && goesOn(held, nowMs)) {
    const sign = { seenAtMs: nowMs, isOpen };
    return void (await transaction.update(playSession).set(sign).where(eq(playSession.playerId, playerId)));
  }
  if (!isOpen) {
    const closed = { isOpen: false };
    return void (await transaction.update(playSession).set(closed).where(eq(playSession.playerId, playerId)));
  }
  const lostAtMs = held && (await hasCost(transaction, playerId, held)) ? held.seenAtMs : held?.lostAtMs;
  const next = { startedAtMs: nowMs, seenAtMs: nowMs, isOpen, isOver: false, answeredMs: 0, lostAtMs };
  await transaction
    .insert(playSession)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playSession.playerId, set: next });
}

function isOpenAgain(
  held: { readonly seenAtMs: number; readonly isOver: boolean; readonly isOpen: boolean },
  { nowMs, isOpen }: { readonly nowMs: number; readonly isOpen: boolean },
): boolean {
  return goesOn(held, nowMs) && (held.isOpen || isOpen);
}

/** Counts time at the games. */
export async function countPlay(
  transaction: Database,
  playerId: number,
  spans: readonly PlayedSpan[],
): Promise<void> {
  for (const span of spans) {
    await transaction
      .insert(playDay)
      .values({ playerId, ...span })
      .onConflictDoUpdate({
        target: [playDay.playerId, playDay.day],
        set: {
          playedMs: sql`${playDay.playedMs} + ${span.playedMs}`,
          nightMs: sql`${playDay.nightMs} + ${span.nightMs}`,
        },
      });
  }
}

/** Whether a play session that no other has followed yet has cost money. */
export async function hasCost(
  database: Database,
  playerId: number,
  { startedAtMs }: { readonly startedAtMs: number },
): Promise<boolean> {
  return (await netLossSince(database, playerId, startedAtMs)) > zeroMoney;
}

/** Counts the time of a play session that is open; one that is over stays so. */
export async function continuePlaySession(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<void> {
  const held = await findPlaySession(database, playerId);
  if (held === undefined || !held.isOpen) return;
  await transact(database, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const fresh = await findPlaySession(transaction, playerId);
    if (fresh?.isOpen) await recordPlay(transaction, playerId, { nowMs, isOpen: true });
  });
}

/** Counts the time of a play session that is open, and ends it. The player must be locked. */
export async function endPlaySession(transaction: Database, playerId: number, nowMs: number): Promise<void> {
  const held = await findPlaySession(transaction, playerId);
  if (held?.isOpen) await recordPlay(transaction, playerId, { nowMs, isOpen: false });
}

/** Whether a play session goes on when its player comes back now: the pause was short, and it was not stopped. */
export function goesOn(
  { seenAtMs, isOver }: { readonly seenAtMs: number; readonly isOver: boolean },
  nowMs: number,
): boolean {
  return !isOver && nowMs - seenAtMs < playSessionPauseMs;
}

/** A player's latest play session at the games, over or not. */
export async function findPlaySession(database: Database, playerId: number) {
  const [row] = await playSessionOf(database, { playerId });
  return row;
}

const playSessionOf = createQuery((database) =>
  database
    .select()
    .from(playSession)
    .where(eq(playSession.playerId, sql.placeholder('playerId')))
    .prepare('play_session_of_player'),
);

/**
 * After its last sign a play session counts on for two online pings and a bit: a phone may have lost its line or its
 * power.
 */
const longestSilenceMs = 200_000;
const nightLastsMs = 5 * 3_600_000;

/** A play session as far as its time is counted. */
export interface CountedPlaySession {
  readonly seenAtMs: number;
  readonly isOpen: boolean;
}

/** Time at the games on one Manila day. */
export interface PlayedSpan {
  readonly day: string;
  readonly playedMs: number;
  /** What of it was between midnight and 5 in the morning. */
  readonly nightMs: number;
}

/** What an open play session has added since its last sign, day by day; nothing for one that is over. */
export function playedSpans(
  playSession: CountedPlaySession | undefined,
  nowMs: number,
): readonly PlayedSpan[] {
  if (playSession === undefined || !playSession.isOpen) return [];
  return spansOf(playSession.seenAtMs, Math.min(nowMs, playSession.seenAtMs + longestSilenceMs));
}

/** The time between two instants, day by day. */
export function spansOf(startMs: number, untilMs: number): readonly PlayedSpan[] {
  const spans: PlayedSpan[] = [];
  for (let fromMs = startMs; fromMs < untilMs;) {
    const { day, startsAtMs } = manilaToday(fromMs);
    const endMs = Math.min(untilMs, startsAtMs + manilaDayMs);
    const nightMs = Math.max(0, Math.min(endMs, startsAtMs + nightLastsMs) - fromMs);
    spans.push({ day, playedMs: endMs - fromMs, nightMs });
    fromMs = endMs;
  }
  return spans;
}
