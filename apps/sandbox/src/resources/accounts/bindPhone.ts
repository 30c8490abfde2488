import type { bindPhoneCall } from '@kislap/api/contract';
import { checkPhone } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { checkNewPassword } from '../../players/checkNewPassword';
import { findByPhone } from '../../players/findByPhone';
import { hashPassword } from '../../players/hashPassword';
import { lockPlayer } from '../../players/lockPlayer';
import { lockSubject } from '../../players/lockSubject';
import { takeCodeTry } from '../../players/takeCodeTry';
import { useSmsCode } from '../../players/useSmsCode';
import { bookInviteBonus } from '../../referrals/bookInviteBonus';

/** Binds a phone to an account that has none, and sets the password it signs in with from now on. */
export async function bindPhone(
  context: PlayerCallContext,
  request: v.InferOutput<typeof bindPhoneCall.request>,
) {
  const { nowMs, session } = context;
  const phone = checkPhone(request.phoneNum);
  if (!phone.ok) throw new Refusal('badParameter', { field: 'phoneNum' });
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  await takeCodeTry(context.operator.database, phone.value, nowMs);
  const Phone = await context.once(v.string(), async (transaction) => {
    await lockSubject(transaction, `phone:${phone.value}`);
    const own = await lockPlayer(transaction, session.player.id);
    if (own.phone !== null) throw new Refusal('alreadyBound', { field: 'phoneNum' });
    await useSmsCode(transaction, phone.value, { code: request.code, nowMs });
    if (await findByPhone(transaction, phone.value)) throw new Refusal('phoneTaken', { field: 'phoneNum' });
    await transaction.update(player).set({ phone: phone.value, passwordHash }).where(eq(player.id, own.id));
    await bookInviteBonus(transaction, own, { deed: { kind: 'registered' }, nowMs });
    return phone.value;
  });
  return { Phone };
}
