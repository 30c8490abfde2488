import { adPointCall } from '@kislap/api/contract';
import { null_ } from 'valibot';
import { adPoint } from '../database/tables/adPoint';
import { playerCall } from '../http/playerCall';
import { readConsents } from '../players/readConsents';

/** Calls about how players came here. */
export const tracking = [
  playerCall(adPointCall, async (context, request) => {
    const { session, nowMs } = context;
    const { type, eventId, userId: _userId, amount: _amount, logid: _logid, ...source } = request;
    // Whose step it is, the session says; the same event told twice is one. Without consent it is not kept, whatever the
    // app believes the player agreed to.
    return await context.once(null_(), async (transaction) => {
      const { marketing } = await readConsents(transaction, session.player.id);
      if (!marketing) return null;
      const point = {
        playerId: session.player.id,
        eventId,
        type,
        source: JSON.stringify(source),
        atMs: nowMs,
      };
      await transaction.insert(adPoint).values(point).onConflictDoNothing();
      return null;
    });
  }),
];
