import { createHmac } from 'node:crypto';
import { registerCall } from '@kislap/api/contract';
import { checkBirthday, epochSecondsFrom, pesoFromMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallContext } from '../../calls/Call';
import { guestCall } from '../../calls/defineCall';
import { termsVersion } from '../../catalogue/sandboxOperator';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { lockSubject } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { sha256 } from '../../kernel/secrets';
import { enterApplicant, isHeldApplicant } from '../../rules/persons/applicants';
import { personIn } from '../../rules/persons/askPerson';
import { marksOf } from '../../rules/persons/marks';
import { askNational } from '../../rules/persons/NationalRegister';
import { checkNewPassword } from '../../rules/players/checkPassword';
import { hashPassword, isPassword } from '../../rules/players/passwordHash';
import { readPhone } from '../../rules/players/phone';
import { createPlayer, findByPhone } from '../../rules/players/player';
import { findSession, openFirstSession, openSession } from '../../rules/players/session';
import { countCodeAttempt, redeemSmsCode } from '../../rules/players/smsCodes';
import { giveWelcomeGift, sendWelcome, welcomeGiftOf } from '../../rules/players/welcome';
import { bookInviteBonus } from '../../rules/referrals/inviteBonus';
import { playerIdOfInvite } from '../../rules/referrals/inviteCode';

/** The call that opens an account. */
export const registrationCalls = [guestCall(registerCall, register)];

type RegisterRequest = v.InferOutput<typeof registerCall.request>;

/** Stands for the account that is not opened: what was found of the person stays written down. */
const nobody = 0;

/** What somebody is told who is away with another account, before there is one here. */
const heldRefusal = () => new Refusal('registrationHeld', { until: 0, kind: 'register' });

/**
 * Opens an account and signs it in. A repeated call is answered the same token while its session lasts, and opens another one
 * after it, if the password still fits.
 *
 * @throws Refusal `nationalListUnknown`, `wrongCode`, `registrationHeld`, `phoneTaken`
 */
async function register(context: CallContext, request: RegisterRequest) {
  const { operator, nowMs } = context;
  const phone = checkForm(request, nowMs);
  const passwordHash = await hashPassword(request.password);
  const { ip, device } = context;
  const { database, personKey, failpoints, protection } = operator;
  const allowed = await countCodeAttempt(database, { phone, purpose: 'register', ip, nowMs });
  const facts = { phone, birthday: request.birthday, deviceId: request.deviceId };
  const listedUntilMs = await askNational(operator.nationalRegister, personIn(facts));
  if (listedUntilMs === undefined) throw new Refusal('nationalListUnknown');
  const applicant = { phone, marks: marksOf(personKey, facts), listedUntilMs, nowMs };
  const token = firstToken(context, { phone, password: request.password });
  let isNow = false;
  const UserID = await context.once(v.number(), async (transaction) => {
    await lockSubject(transaction, `phone:${phone}`);
    await redeemSmsCode(transaction, allowed, request.code);
    if (await isHeldApplicant(transaction, applicant)) return nobody;
    if (await findByPhone(transaction, phone)) throw new Refusal('phoneTaken', { field: 'phone' });
    const invitedBy = await findInviter(transaction, request.invite);
    const id = await createPlayer(transaction, {
      phone,
      passwordHash,
      birthday: request.birthday,
      termsVersion,
      termsAtMs: nowMs,
      invitedBy,
      registeredAtMs: nowMs,
    });
    const amount = operator.switches.welcomeGift;
    await enterApplicant(transaction, id, { ...applicant, failpoints, awayAccess: protection.awayAccess });
    await giveWelcomeGift(transaction, { playerId: id, amount, nowMs }, failpoints);
    await sendWelcome(transaction, id, nowMs);
    await bookInviteBonus(transaction, { id, invitedBy }, { deed: { kind: 'registered' }, nowMs });
    await openFirstSession(transaction, id, { nowMs, at: { ip, device }, token });
    isNow = true;
    return id;
  });
  if (UserID === nobody) throw heldRefusal();
  const provenHash = isNow ? passwordHash : await verifyAgain(database, UserID, request.password);
  const isOpen = (await findSession(database, sha256(token), nowMs)) !== undefined;
  const later = { playerId: UserID, nowMs, at: { ip, device }, provenHash };
  const given = isOpen ? token : (await openSession(database, later)).token;
  const gift = pesoFromMoney(await welcomeGiftOf(database, UserID));
  return { token: given, UserID, isNew: 1 as const, gift };
}

/** The same for every attempt under one key, and made of what only who registers knows: nothing of it is stored but its hash. */
function firstToken(
  { operator, idempotencyKey }: CallContext,
  { phone, password }: { readonly phone: string; readonly password: string },
): string {
  const made = JSON.stringify(['register', idempotencyKey, phone, password]);
  return createHmac('sha256', operator.personKey).update(made).digest('base64url');
}

/** The password of a repeated call may have been reset since. */
async function verifyAgain(database: Database, playerId: number, password: string): Promise<string | null> {
  const [known] = await database
    .select({ passwordHash: player.passwordHash })
    .from(player)
    .where(eq(player.id, playerId));
  if (!known || !(await isPassword(password, known.passwordHash))) throw new Refusal('wrongCredentials');
  return known.passwordHash;
}

function checkForm(request: RegisterRequest, nowMs: number): string {
  const phone = readPhone(request.phone, 'phone');
  if (request.agree !== 1) throw new Refusal('badParameter', { field: 'agree' });
  checkNewPassword(request.password, request.password1);
  const birthday = checkBirthday(request.birthday, epochSecondsFrom(Math.floor(nowMs / 1000)));
  if (!birthday.ok) {
    throw new Refusal(birthday.reason === 'underAge' ? 'underAge' : 'badParameter', { field: 'birthday' });
  }
  return phone;
}

async function findInviter(transaction: Database, code: string | undefined): Promise<number | null> {
  const id = playerIdOfInvite(code);
  if (id === undefined) return null;
  const [inviter] = await transaction.select({ id: player.id }).from(player).where(eq(player.id, id));
  return inviter?.id ?? null;
}
