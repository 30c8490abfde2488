import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { exclusion } from '../../database/tables/limits';
import { player, type PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../players/player';

/** A break, or an exclusion when it also says until when it cannot be undone. */
export interface SelfExclusion {
  readonly untilMs: number;
  readonly irrevocableUntilMs?: number;
}

/**
 * Refuses a player who is on a break or excluded.
 *
 * @throws Refusal `accountSuspended` with the end
 */
export function checkNotExcluded({ coolingUntilMs }: Pick<PlayerRow, 'coolingUntilMs'>, nowMs: number): void {
  if (coolingUntilMs <= nowMs) return;
  throw new Refusal('accountSuspended', { until: Math.floor(coolingUntilMs / 1000) });
}

/** Starts a break or an exclusion and ends every session, and with them every open game. It never shortens one. */
export async function excludePlayer(
  transaction: Database,
  playerId: number,
  { exclusion: started, nowMs }: { readonly exclusion: SelfExclusion; readonly nowMs: number },
): Promise<void> {
  const { coolingUntilMs } = await lockPlayer(transaction, playerId);
  await transaction
    .update(player)
    .set({ coolingUntilMs: Math.max(coolingUntilMs, started.untilMs) })
    .where(eq(player.id, playerId));
  if (started.irrevocableUntilMs !== undefined) {
    await recordExclusion(transaction, playerId, { started, nowMs });
  }
  await transaction.delete(session).where(eq(session.playerId, playerId));
}

async function recordExclusion(
  transaction: Database,
  playerId: number,
  { started, nowMs }: { readonly started: SelfExclusion; readonly nowMs: number },
): Promise<void> {
  const { untilMs, irrevocableUntilMs = untilMs } = started;
  const [held] = await transaction.select().from(exclusion).where(eq(exclusion.playerId, playerId));
  const row = {
    untilMs: Math.max(held?.untilMs ?? 0, untilMs),
    irrevocableUntilMs: Math.max(held?.irrevocableUntilMs ?? 0, irrevocableUntilMs),
    atMs: nowMs,
  };
  await transaction
    .insert(exclusion)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: exclusion.playerId, set: row });
}
