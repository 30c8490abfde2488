import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { favourite } from '../../database/tables/favourite';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { findGame } from './findGame';

const most = 100;

/** Stars a game; starring it twice is fine. */
export async function addFavourite(
  context: PlayerCallContext,
  { gc }: { readonly gc: string },
): Promise<null> {
  const { code } = findGame(gc);
  const playerId = context.session.player.id;
  return await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const [held] = await transaction
      .select({ games: count() })
      .from(favourite)
      .where(eq(favourite.playerId, playerId));
    if ((held?.games ?? 0) >= most) throw new Refusal('tooManyFavourites', { field: 'gc' });
    await transaction
      .insert(favourite)
      .values({ playerId, gameCode: code, atMs: context.nowMs })
      .onConflictDoNothing();
    return null;
  });
}
