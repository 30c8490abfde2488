import { and, desc, eq, gt } from 'drizzle-orm';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { maskAddress } from '../../players/maskAddress';

/** Nobody needs to see more of them; the ones in use come first. */
const MOST = 50;
const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

/** The devices on which the player is logged in. */
export async function listSessions({ operator, nowMs, session: here }: PlayerCallContext) {
  const living = await operator.database
    .select()
    .from(session)
    .where(and(eq(session.playerId, here.player.id), gt(session.expiresAtMs, nowMs)))
    .orderBy(desc(session.lastSeenAtMs))
    .limit(MOST);
  return living.map((row) => {
    const isHere = row.tokenHash === here.tokenHash;
    return {
      id: row.id,
      device: row.device,
      ip: maskAddress(row.ip),
      last: seconds(isHere ? nowMs : row.lastSeenAtMs),
      prev: row.previousLoginAtMs > 0 ? seconds(row.previousLoginAtMs) : undefined,
      here: isHere ? (1 as const) : (0 as const),
    };
  });
}
