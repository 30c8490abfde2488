import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favourite } from '../../database/tables/favourite';
import type { PlayerCallContext } from '../../http/CallContext';

/** Takes a star away; one that was never given is fine too. */
export async function removeFavourite(
  context: PlayerCallContext,
  { gc }: { readonly gc: string },
): Promise<null> {
  return await context.once(v.null(), async (transaction) => {
    await transaction
      .delete(favourite)
      .where(and(eq(favourite.playerId, context.session.player.id), eq(favourite.gameCode, gc)));
    return null;
  });
}
