import type { registerCall } from '@kislap/api/contract';
import { checkBirthday, checkPhone, epochSecondsFrom, pesoFromMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import type { CallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { sendWelcome } from '../../mail/sendWelcome';
import { checkNewPassword } from '../../players/checkNewPassword';
import { createPlayer } from '../../players/createPlayer';
import { findByPhone } from '../../players/findByPhone';
import { giveWelcomeGift } from '../../players/giveWelcomeGift';
import { hashPassword } from '../../players/hashPassword';
import { lockSubject } from '../../players/lockSubject';
import { openSession } from '../../players/openSession';
import { playerIdOfInvite } from '../../players/playerIdOfInvite';
import { takeCodeTry } from '../../players/takeCodeTry';
import { useSmsCode } from '../../players/useSmsCode';
import { welcomeGiftOf } from '../../players/welcomeGiftOf';
import { bookInviteBonus } from '../../referrals/bookInviteBonus';

type RegisterRequest = v.InferOutput<typeof registerCall.request>;

/** Opens an account and signs it in. A repeated call finds the same account and gets a session of its own. */
export async function register(context: CallContext, request: RegisterRequest) {
  const { operator, nowMs } = context;
  const phone = checkForm(request, nowMs);
  const passwordHash = await hashPassword(request.password);
  await takeCodeTry(operator.database, phone, nowMs);
  const UserID = await context.once(v.number(), async (transaction) => {
    await lockSubject(transaction, `phone:${phone}`);
    await useSmsCode(transaction, phone, { code: request.code, nowMs });
    if (await findByPhone(transaction, phone)) throw new Refusal('phoneTaken', { field: 'phone' });
    const invitedBy = await findInviter(transaction, request.invite);
    const id = await createPlayer(transaction, {
      phone,
      passwordHash,
      birthday: request.birthday,
      invitedBy,
      registeredAtMs: nowMs,
      lastLoginAtMs: nowMs,
      lastLoginIp: context.ip,
    });
    const amount = operator.switches.welcomeGift;
    await giveWelcomeGift(transaction, { playerId: id, amount, nowMs }, operator.failpoints);
    await sendWelcome(transaction, id, nowMs);
    await bookInviteBonus(transaction, { id, invitedBy }, { deed: { kind: 'registered' }, nowMs });
    return id;
  });
  const { ip, device } = context;
  const token = await openSession(operator.database, { playerId: UserID, nowMs, ip, device });
  const gift = pesoFromMoney(await welcomeGiftOf(operator.database, UserID));
  return { token, UserID, isNew: 1 as const, gift };
}

function checkForm(request: RegisterRequest, nowMs: number): string {
  const phone = checkPhone(request.phone);
  if (!phone.ok) throw new Refusal('badParameter', { field: 'phone' });
  if (request.agree !== 1) throw new Refusal('badParameter', { field: 'agree' });
  checkNewPassword(request.password, request.password1);
  const birthday = checkBirthday(request.birthday, epochSecondsFrom(Math.floor(nowMs / 1000)));
  if (!birthday.ok) {
    throw new Refusal(birthday.reason === 'underAge' ? 'underAge' : 'badParameter', { field: 'birthday' });
  }
  return phone.value;
}

async function findInviter(transaction: Database, code: string | undefined): Promise<number | null> {
  const id = playerIdOfInvite(code);
  if (id === undefined) return null;
  const [inviter] = await transaction.select({ id: player.id }).from(player).where(eq(player.id, id));
  return inviter?.id ?? null;
}
