import { adPointCall } from '@kislap/api/contract';
import { null_ } from 'valibot';
import { adPoint } from '../database/tables/adPoint';
import { playerCall } from '../http/playerCall';

/** Calls about how players came here. */
export const tracking = [
  playerCall(adPointCall, async (context, request) => {
    const { session, nowMs } = context;
    const { type, eventId, userId: _userId, amount: _amount, logid: _logid, ...source } = request;
    // Whose step it is, the session says; the same event told twice is one.
    return await context.once(null_(), async (transaction) => {
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
