import type { closeAccountCall } from '@kislap/api/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { closing } from '../../database/tables/closing';
import { dataExport } from '../../database/tables/dataExport';
import { player } from '../../database/tables/player';
import { session as openSessions } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { checkMayClose } from '../../players/checkMayClose';
import { lockPlayer } from '../../players/lockPlayer';
import { checkPassword } from '../../players/checkPassword';
import { writeConsents } from '../../players/writeConsents';

/**
 * Closes the account for good: nobody logs in to it again, and nothing is agreed to any more. What the law wants kept
 * of its money stays in the ledger, and its phone stays taken.
 *
 * @throws Refusal `locked`, `wrongCredentials`, and whatever `checkMayClose` finds
 */
export async function closeAccount(
  context: PlayerCallContext,
  { password, reason = '' }: v.InferOutput<typeof closeAccountCall.request>,
): Promise<null> {
  const { nowMs, operator, session } = context;
  const { id } = session.player;
  return await context.once(
    v.null(),
    async (transaction) => {
      await lockPlayer(transaction, id);
      await checkMayClose(transaction, id);
      await transaction.insert(closing).values({ playerId: id, reason, atMs: nowMs });
      await transaction.update(player).set({ closedAtMs: nowMs }).where(eq(player.id, id));
      await writeConsents(transaction, id, { wish: { marketing: false, analytics: false }, nowMs });
      await endAccess(transaction, id);
      return null;
    },
    async () => await checkPassword(operator.database, session.player, { purpose: 'own', password, nowMs }),
  );
}

async function endAccess(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(dataExport).where(eq(dataExport.playerId, playerId));
  await transaction.delete(openSessions).where(eq(openSessions.playerId, playerId));
}
