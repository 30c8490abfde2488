import type { editUserHeaderCall } from '@kislap/api/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';

/** Gives the player another picture. */
export async function changeAvatar(
  context: PlayerCallContext,
  { faceId }: v.InferOutput<typeof editUserHeaderCall.request>,
) {
  return await context.once(v.object({ FaceID: v.number() }), async (transaction) => {
    await transaction.update(player).set({ faceId }).where(eq(player.id, context.session.player.id));
    return { FaceID: faceId };
  });
}
