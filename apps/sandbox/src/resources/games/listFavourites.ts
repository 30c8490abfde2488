import { desc, eq } from 'drizzle-orm';
import { favourite } from '../../database/tables/favourite';
import type { PlayerCallContext } from '../../http/CallContext';

/** The player's favourites, the latest first. */
export async function listFavourites({ operator, session }: PlayerCallContext) {
  return await operator.database
    .select({ gc: favourite.gameCode })
    .from(favourite)
    .where(eq(favourite.playerId, session.player.id))
    .orderBy(desc(favourite.atMs), favourite.gameCode);
}
