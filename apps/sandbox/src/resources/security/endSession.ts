import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';

/**
 * Ends one of the player's own sessions, or all but the one that asks. Somebody else's is as good as none.
 *
 * @throws Refusal `notFound`
 */
export async function endSession(context: PlayerCallContext, { id }: { readonly id: string }): Promise<null> {
  const { tokenHash, player } = context.session;
  return await context.once(v.null(), async (transaction) => {
    const which = id === 'others' ? ne(session.tokenHash, tokenHash) : eq(session.id, id);
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.playerId, player.id), which))
      .returning({ id: session.id });
    if (ended.length === 0 && id !== 'others') throw new Refusal('notFound', { field: 'id' });
    return null;
  });
}
