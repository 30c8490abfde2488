import type { closeAccountCall } from '@kislap/api/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { closing } from '../../database/tables/closing';
import { dataExport } from '../../database/tables/dataExport';
import { player } from '../../database/tables/player';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { checkMayClose } from '../../players/checkMayClose';
import { lockPlayer } from '../../players/lockPlayer';
import { ownPassword } from '../../players/ownPassword';
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
  const { nowMs } = context;
  const { id } = context.session.player;
  return await context.once(
    v.null(),
    async (transaction) => {
      const own = await lockPlayer(transaction, id);
      const asked = { password, field: 'password', wrong: 'wrongCredentials', nowMs } as const;
      await ownPassword.check(transaction, own, asked);
      await checkMayClose(transaction, id);
      await transaction.insert(closing).values({ playerId: id, reason, atMs: nowMs });
      await transaction.update(player).set({ closedAtMs: nowMs }).where(eq(player.id, id));
      await writeConsents(transaction, id, { wish: { marketing: false, analytics: false }, nowMs });
      await endAccess(transaction, id);
      return null;
    },
    async (transaction, refusal) => {
      if (refusal.reason === 'wrongCredentials') await ownPassword.countWrong(transaction, id, nowMs);
    },
  );
}

async function endAccess(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(dataExport).where(eq(dataExport.playerId, playerId));
  await transaction.delete(session).where(eq(session.playerId, playerId));
}
