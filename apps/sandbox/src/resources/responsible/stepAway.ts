import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { exclusion } from '../../database/tables/exclusion';
import { player } from '../../database/tables/player';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { lockPlayer } from '../../players/lockPlayer';
import { checkPassword } from '../../players/checkPassword';
import { describeLimits } from './describeLimits';

/** How a player stays away. An exclusion also says until when nothing undoes it. */
export interface Absence {
  readonly untilMs: number;
  readonly irrevocableUntilMs?: number;
}

/**
 * Lets the account rest: every session ends, and with them every open game. An absence is never shortened.
 *
 * @throws Refusal `wrongCredentials`, `locked`
 */
export async function stepAway(context: PlayerCallContext, password: string, absence: Absence) {
  const { operator, nowMs, session: own } = context;
  const playerId = own.player.id;
  await checkPassword(operator.database, own.player, { purpose: 'absence', password, nowMs });
  await context.once(v.null(), async (transaction) => {
    const { coolingUntilMs } = await lockPlayer(transaction, playerId);
    await transaction
      .update(player)
      .set({ coolingUntilMs: Math.max(coolingUntilMs, absence.untilMs) })
      .where(eq(player.id, playerId));
    if (absence.irrevocableUntilMs !== undefined) await exclude(transaction, playerId, absence, nowMs);
    await transaction.delete(session).where(eq(session.playerId, playerId));
    return null;
  });
  return await describeLimits(operator.database, playerId, nowMs);
}

async function exclude(
  transaction: Database,
  playerId: number,
  { untilMs, irrevocableUntilMs = untilMs }: Absence,
  nowMs: number,
) {
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
