import { bindPhoneCall, resetPwdCall, sendCodeCall } from '@kislap/api/contract';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallContext, PlayerCallContext } from '../../calls/Call';
import { guestCall, playerCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { session, smsCode } from '../../database/tables/access';
import { player } from '../../database/tables/player';
import { lockSubject } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { newAway, prepareAsk, recordedAway } from '../../rules/persons/askPerson';
import { awayRefusal } from '../../rules/players/away';
import { checkNewPassword, clearPasswordAttempts, subjectOfPlayer } from '../../rules/players/checkPassword';
import { hashPassword } from '../../rules/players/passwordHash';
import { readPhone } from '../../rules/players/phone';
import { findByPhone, lockPlayer } from '../../rules/players/player';
import { findSession } from '../../rules/players/session';
import { smsCodeHash, smsRules, countCodeAttempt, redeemSmsCode } from '../../rules/players/smsCodes';
import { bookInviteBonus } from '../../rules/referrals/inviteBonus';

/** Calls that prove a phone by a code. */
export const phoneCalls = [
  guestCall(sendCodeCall, sendCode),
  guestCall(resetPwdCall, resetPassword),
  playerCall(bindPhoneCall, bindPhone),
];

type SendRequest = v.InferOutput<typeof sendCodeCall.request>;

/** Sends a code, good for what it was asked for alone; without a word about that, for logging in. */
async function sendCode(context: CallContext, request: SendRequest) {
  const { nowMs, operator } = context;
  const purpose = request.scene ?? 'login';
  const phone = await phoneFor(context, request);
  const code = operator.texts.newCode();
  let isSent = false;
  await context.once(v.null(), async (transaction) => {
    await lockSubject(transaction, `sms:${phone}`);
    await checkSendRate(transaction, phone, nowMs);
    await transaction.insert(smsCode).values({
      phone,
      purpose,
      codeHash: smsCodeHash(phone, code),
      sentAtMs: nowMs,
      expiresAtMs: nowMs + smsRules.lifetimeMs,
    });
    isSent = true;
    return null;
  });
  if (isSent) await operator.texts.send({ phone, code, purpose });
  return { next: smsRules.resendAfterMs / 1000, expire: smsRules.lifetimeMs / 1000 };
}

/** For a proof within one's own session no phone has to be named: it is the account's. */
async function phoneFor(context: CallContext, { phone, scene }: SendRequest): Promise<string> {
  if (phone !== undefined) return readPhone(phone, 'phone');
  const { operator, tokenHash, nowMs } = context;
  const own =
    (scene === 'unlock' || scene === 'away') && tokenHash !== undefined
      ? await findSession(operator.database, tokenHash, nowMs)
      : undefined;
  return readPhone(own?.player.phone ?? '', 'phone');
}

/**
 * Rate limit: one code a minute and ten a Manila day per phone. Of calls at once the first to be served need not be the first
 * that came: what lies less than a minute ahead was sent just now. What lies further ahead was sent before the clock went back.
 */
async function checkSendRate(transaction: Database, phone: string, nowMs: number): Promise<void> {
  const { startsAtMs } = manilaToday(nowMs);
  const isPast = and(eq(smsCode.phone, phone), lt(smsCode.sentAtMs, nowMs + smsRules.resendAfterMs));
  const [newest] = await transaction
    .select({ sentAtMs: smsCode.sentAtMs })
    .from(smsCode)
    .where(isPast)
    .orderBy(desc(smsCode.sentAtMs))
    .limit(1);
  const sentToday = await transaction.$count(smsCode, and(isPast, gte(smsCode.sentAtMs, startsAtMs)));
  const pauseMs = Math.min(newest?.sentAtMs ?? 0, nowMs) + smsRules.resendAfterMs - nowMs;
  const isSpent = sentToday >= smsRules.sendsPerDay;
  const waitMs = isSpent ? startsAtMs + manilaDayMs - nowMs : pauseMs;
  if (waitMs <= 0) return;
  const wait = Math.ceil(waitMs / 1000);
  throw new Refusal('codeSentTooOften', { wait }, { wait: String(wait) });
}

/**
 * Binds a phone to an account that has none, and sets the password it signs in with from now on. When the phone is that of
 * somebody away, this account is held back with it instead, which stays.
 */
async function bindPhone(context: PlayerCallContext, request: v.InferOutput<typeof bindPhoneCall.request>) {
  const { nowMs, session, ip, operator } = context;
  const phone = readPhone(request.phoneNum, 'phoneNum');
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  const allowed = await countCodeAttempt(operator.database, { phone, purpose: 'bind', ip, nowMs });
  const ask = await prepareAsk(operator, { player: session.player, facts: { phone }, nowMs });
  const Phone = await context.once(v.union([v.string(), recordedAway]), async (transaction) => {
    await lockSubject(transaction, `phone:${phone}`);
    const own = await lockPlayer(transaction, session.player.id);
    if (own.phone !== null) throw new Refusal('alreadyBound', { field: 'phoneNum' });
    await redeemSmsCode(transaction, allowed, request.code);
    const away = newAway(own, await ask(transaction, own), nowMs);
    if (away) return away;
    if (await findByPhone(transaction, phone)) throw new Refusal('phoneTaken', { field: 'phoneNum' });
    await transaction.update(player).set({ phone: phone, passwordHash }).where(eq(player.id, own.id));
    await bookInviteBonus(transaction, own, { deed: { kind: 'registered' }, nowMs });
    return phone;
  });
  if (typeof Phone === 'object') throw awayRefusal(Phone);
  return { Phone };
}

/**
 * Sets a new password by SMS code and ends all sessions of the account. A phone without an account is answered
 * like a wrong code.
 */
async function resetPassword(
  context: CallContext,
  request: v.InferOutput<typeof resetPwdCall.request>,
): Promise<null> {
  const { nowMs, ip } = context;
  const phone = readPhone(request.phoneNum, 'phoneNum');
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  const allowed = await countCodeAttempt(context.operator.database, { phone, purpose: 'reset', ip, nowMs });
  return await context.once(v.null(), async (transaction) => {
    await redeemSmsCode(transaction, allowed, request.code);
    const known = await findByPhone(transaction, phone);
    if (!known) throw new Refusal('wrongCode', { field: 'code' });
    await transaction.update(player).set({ passwordHash }).where(eq(player.id, known.id));
    await transaction.delete(session).where(eq(session.playerId, known.id));
    await clearPasswordAttempts(transaction, subjectOfPlayer('login', known.id));
    return null;
  });
}
