import { adPointCall } from '@kislap/api/contract';
import { null_ } from 'valibot';
import { adPoint } from '../database/tables/adPoint';
import { playerCall } from '../http/playerCall';

/** Calls about how players came here. */
export const tracking = [
  playerCall(
    adPointCall,
    async (context, { type, eventId, userId: _, amount: _amount, logid: _logid, ...source }) => {
      const { session, nowMs } = context;
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
    },
  ),
];
