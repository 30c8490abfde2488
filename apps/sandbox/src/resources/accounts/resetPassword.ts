import type { resetPwdCall } from '@kislap/api/contract';
import { checkPhone } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { loginFailure } from '../../database/tables/loginFailure';
import { player } from '../../database/tables/player';
import { session } from '../../database/tables/session';
import type { CallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { checkNewPassword } from '../../players/checkNewPassword';
import { findByPhone } from '../../players/findByPhone';
import { hashPassword } from '../../players/hashPassword';
import { takeCodeTry } from '../../players/takeCodeTry';
import { useSmsCode } from '../../players/useSmsCode';

/**
 * Sets a new password by SMS code and ends all sessions of the account. A phone without an account is answered
 * like a wrong code.
 */
export async function resetPassword(
  context: CallContext,
  request: v.InferOutput<typeof resetPwdCall.request>,
): Promise<null> {
  const { nowMs } = context;
  const phone = checkPhone(request.phoneNum);
  if (!phone.ok) throw new Refusal('badParameter', { field: 'phoneNum' });
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  await takeCodeTry(context.operator.database, phone.value, nowMs);
  return await context.once(v.null(), async (transaction) => {
    await useSmsCode(transaction, phone.value, { code: request.code, nowMs });
    const known = await findByPhone(transaction, phone.value);
    if (!known) throw new Refusal('wrongCode', { field: 'code' });
    await transaction.update(player).set({ passwordHash }).where(eq(player.id, known.id));
    await transaction.delete(session).where(eq(session.playerId, known.id));
    await transaction.delete(loginFailure).where(eq(loginFailure.subject, phone.value));
    return null;
  });
}
