import { adPointCall } from '@kislap/api/contract';
import { null_ } from 'valibot';
import { playerCall } from '../../calls/defineCall';
import { adPoint } from '../../database/tables/player';
import { readConsents } from '../../rules/players/consents';

/** Calls about how players came here. */
export const trackingCalls = [
  playerCall(adPointCall, async (context, request) => {
    const { session, nowMs } = context;
    const { type, eventId, userId: _userId, amount: _amount, logid: _logid, ...source } = request;
    // Whose step it is, the session says; the same event told twice is one. Without consent it is not kept, whatever
    // the app believes the player agreed to.
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
