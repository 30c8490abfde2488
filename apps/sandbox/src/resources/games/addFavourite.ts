import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favourite } from '../../database/tables/favourite';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { findGame } from './findGame';

const most = 100;

/**
 * Stars a game; starring it twice is fine, also when no other could be starred.
 *
 * @throws Refusal `notFound` for an unknown game, `tooManyFavourites` beyond a hundred
 */
export async function addFavourite(
  context: PlayerCallContext,
  { gc }: { readonly gc: string },
): Promise<null> {
  const { code } = findGame(gc);
  const playerId = context.session.player.id;
  return await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const added = await transaction
      .insert(favourite)
      .values({ playerId, gameCode: code, atMs: context.nowMs })
      .onConflictDoNothing()
      .returning({ code: favourite.gameCode });
    if (added.length === 0) return null;
    const [held] = await transaction
      .select({ games: count() })
      .from(favourite)
      .where(eq(favourite.playerId, playerId));
    // The refusal takes the new star back with it.
    if ((held?.games ?? 0) > most) throw new Refusal('tooManyFavourites', { field: 'gc' });
    return null;
  });
}
