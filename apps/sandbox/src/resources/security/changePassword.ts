import type { changePwdCall } from '@kislap/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { player } from '../../database/tables/player';
import { session } from '../../database/tables/session';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { checkNewPassword } from '../../players/checkNewPassword';
import { hashPassword } from '../../players/hashPassword';
import { lockPlayer } from '../../players/lockPlayer';
import { checkPassword } from '../../players/checkPassword';

/** What a wrong old password is called, and beside which field. */
const [field, wrong] = ['old', 'wrongOldPassword'] as const;

/**
 * Sets a new password by the old one. Whoever else is logged in has to know the new one.
 *
 * @throws Refusal `weakPassword`, `passwordsDiffer`, `phoneRequired`, `locked`, `wrongOldPassword`
 */
export async function changePassword(
  context: PlayerCallContext,
  request: v.InferOutput<typeof changePwdCall.request>,
): Promise<null> {
  const { nowMs, operator, session: here } = context;
  const { id } = here.player;
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  return await context.once(
    v.null(),
    async (transaction) => {
      const own = await lockPlayer(transaction, id);
      if (own.passwordHash === null) throw new Refusal('phoneRequired');
      // Another change came first, by the same old password.
      if (own.passwordHash !== here.player.passwordHash) throw new Refusal(wrong, { field });
      await transaction.update(player).set({ passwordHash }).where(eq(player.id, id));
      await transaction
        .delete(session)
        .where(and(eq(session.playerId, id), ne(session.tokenHash, here.tokenHash)));
      return null;
    },
    async () => {
      const asked = { purpose: 'own', password: request.old, nowMs, field, wrong } as const;
      await checkPassword(operator.database, here.player, asked);
    },
  );
}
