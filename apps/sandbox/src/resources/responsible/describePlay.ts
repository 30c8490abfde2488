import { type Money, pesoFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playClock } from '../../database/tables/playClock';
import { findSitting } from '../../limits/findSitting';
import { playedToday } from '../../limits/playedToday';
import { spanOf } from '../../limits/spanOf';
import { netLossSince } from '../../rounds/netLossSince';

const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

/** How long a player lets himself play and how often he wants to be told, and the sitting that runs, on the wire. */
export async function describePlay(database: Database, playerId: number, nowMs: number) {
  const [row] = await database.select().from(playClock).where(eq(playClock.playerId, playerId));
  const running = await findSitting(database, playerId);
  return {
    session: row?.dailyMinutes
      ? {
          min: row.dailyMinutes,
          sec: seconds(await playedToday(database, playerId, nowMs)),
          reset: seconds(spanOf('day', nowMs).endsAtMs),
          pending: pendingOf(row),
        }
      : undefined,
    reality: { min: row?.realityMinutes ?? 0 },
    play: running?.isOpen
      ? {
          start: seconds(running.startedAtMs),
          net: netOf(await netLossSince(database, playerId, running.startedAtMs)),
        }
      : undefined,
  };
}

const netOf = (loss: Money) => pesoFromMoney(subtractMoney(zeroMoney, loss));

/** No minutes mean that the limit itself is to go. */
function pendingOf({ pendingMinutes, pendingFromMs }: typeof playClock.$inferSelect) {
  if (pendingFromMs === 0) return undefined;
  return { min: pendingMinutes ?? undefined, from: seconds(pendingFromMs) };
}
