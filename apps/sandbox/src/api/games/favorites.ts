import { delGameFavoriteCall, favoriteListCall, userFavoriteCall } from '@kislap/api/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { favorite } from '../../database/tables/games';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../rules/players/player';
import { findGame } from './games';

/** Calls about a player's favorite games. */
export const favoriteCalls = [
  playerCall(favoriteListCall, listFavorites),
  playerCall(userFavoriteCall, addFavorite),
  playerCall(delGameFavoriteCall, removeFavorite),
];

const most = 100;

/**
 * Stars a game; starring it twice is fine, also when no other could be starred.
 *
 * @throws Refusal `notFound` for an unknown game, `tooManyFavorites` beyond a hundred
 */
async function addFavorite(context: PlayerCallContext, { gc }: { readonly gc: string }): Promise<null> {
  const { code } = findGame(gc);
  const playerId = context.session.player.id;
  return await context.once(v.null(), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const added = await transaction
      .insert(favorite)
      .values({ playerId, gameCode: code, atMs: context.nowMs })
      .onConflictDoNothing()
      .returning({ code: favorite.gameCode });
    if (added.length === 0) return null;
    const [held] = await transaction
      .select({ games: count() })
      .from(favorite)
      .where(eq(favorite.playerId, playerId));
    // The refusal takes the new star back with it.
    if ((held?.games ?? 0) > most) throw new Refusal('tooManyFavorites', { field: 'gc' });
    return null;
  });
}

/** The player's favorites, the latest first. */
async function listFavorites({ operator, session }: PlayerCallContext) {
  return await operator.database
    .select({ gc: favorite.gameCode })
    .from(favorite)
    .where(eq(favorite.playerId, session.player.id))
    .orderBy(desc(favorite.atMs), favorite.gameCode);
}

/** Takes a star away; one that was never given is fine too. */
async function removeFavorite(context: PlayerCallContext, { gc }: { readonly gc: string }): Promise<null> {
  return await context.once(v.null(), async (transaction) => {
    await transaction
      .delete(favorite)
      .where(and(eq(favorite.playerId, context.session.player.id), eq(favorite.gameCode, gc)));
    return null;
  });
}
