import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playDay } from '../database/tables/playDay';
import { sitting } from '../database/tables/sitting';
import { findSitting } from './findSitting';
import { playedSpans } from './playedSpans';

/** Who comes back to the games within this time goes on with the sitting that was. */
const pauseMs = 900_000;

/**
 * Notes a sign that a player is at the games, or has just left them: counts the time up to now. The player must be
 * locked.
 */
export async function noteSitting(
  transaction: Database,
  playerId: number,
  { nowMs, isOpen }: { readonly nowMs: number; readonly isOpen: boolean },
): Promise<void> {
  const held = await findSitting(transaction, playerId);
  for (const span of playedSpans(held, nowMs)) {
    await transaction
      .insert(playDay)
      .values({ playerId, ...span })
      .onConflictDoUpdate({
        target: [playDay.playerId, playDay.day],
        set: { playedMs: sql`${playDay.playedMs} + ${span.playedMs}` },
      });
  }
  const isSame = held !== undefined && nowMs - held.seenAtMs <= pauseMs;
  if (!isOpen && held === undefined) return;
  const next = { startedAtMs: isSame ? held.startedAtMs : nowMs, seenAtMs: nowMs, isOpen };
  await transaction
    .insert(sitting)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: sitting.playerId, set: next });
}
