import { eq } from 'drizzle-orm';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { noteOpenSitting } from '../../limits/noteOpenSitting';
import { sessionLifetime } from '../../players/sessionLifetime';

/**
 * The online ping: keeps the session alive, up to its longest life, and notes that its device is in use. A game that is
 * open goes on with it.
 */
export async function keepAlive(
  { operator, nowMs, session: own }: PlayerCallContext,
  request: { readonly userId: number },
): Promise<{ readonly state: 1 }> {
  if (request.userId !== own.player.id) throw new Refusal('badParameter', { field: 'userId' });
  const expiresAtMs = Math.min(nowMs + sessionLifetime.idleMs, own.createdAtMs + sessionLifetime.longestMs);
  await operator.database
    .update(session)
    .set({ expiresAtMs, lastSeenAtMs: nowMs })
    .where(eq(session.tokenHash, own.tokenHash));
  await noteOpenSitting(operator.database, own.player.id, nowMs);
  return { state: 1 };
}
