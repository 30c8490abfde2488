import { loginCall, thirdLoginCall } from '@kislap/api/contract';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CallContext } from '../../calls/Call';
import { guestCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { player, type PlayerRow } from '../../database/tables/player';
import { lockSubject, transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import {
  clearPasswordAttempts,
  judgePassword,
  subjectOfPlayer,
  subjectOfUnknown,
} from '../../rules/players/checkPassword';
import { prepareAsk } from '../../rules/persons/askPerson';
import { lookAtHarm } from '../../rules/harm/harm';
import { tellOfReview } from '../../rules/limits/limitReview';
import { needFields } from '../../rules/players/accountNeed';
import { isPassword, verifyAndRehash } from '../../rules/players/passwordHash';
import { phoneIn, readPhone } from '../../rules/players/phone';
import { createPlayer, findByPhone, type LockedPlayer, lockPlayer } from '../../rules/players/player';
import { logIn } from '../../rules/players/session';
import { countCodeAttempt, redeemSmsCode } from '../../rules/players/smsCodes';
import { sendWelcome } from '../../rules/players/welcome';
import { seedAccounts } from '../../seed/seedAccounts';

/** Calls that sign a player in. */
export const loginCalls = [guestCall(loginCall, login), guestCall(thirdLoginCall, loginWithProvider)];

type LoginRequest = v.InferOutput<typeof loginCall.request>;

const bySmsCode = 2;

/**
 * Signs in by phone or user id with a password, or by phone with an SMS code; each counts its own attempts. Not
 * stored under its idempotency key: an answer with a token must not lie in the database.
 *
 * @throws Refusal with a token that pays out for a player who is away
 */
async function login(context: CallContext, request: LoginRequest) {
  const { operator, nowMs, ip } = context;
  const isByCode = request.type === bySmsCode;
  const { known, provenHash } = isByCode
    ? { known: await verifyByCode(context, request), provenHash: undefined }
    : await verifyByPassword(context, request);
  const at = { ip, device: request.device ?? context.device };
  const ask = await prepareAsk(operator, { player: known, facts: { deviceId: request.deviceId }, nowMs });
  const { token, previousLoginAtMs, refusal } = await logIn(operator.database, {
    playerId: known.id,
    nowMs,
    at,
    provenHash,
    ask,
    look: lookAtLogin(context),
    awayAccess: operator.protection.awayAccess,
  });
  await clearPasswordAttempts(operator.database, subjectOfPlayer('login', known.id));
  if (refusal) throw refusal;
  return {
    token,
    UserID: known.id,
    isNew: 0 as const,
    LastLoginTime: Math.floor(previousLoginAtMs / 1000),
    ...needFields(known),
  };
}

/** What was noticed of a player, and how old the answer about limits is, is looked at with every log-in. */
function lookAtLogin({ operator, nowMs }: CallContext) {
  const { failpoints, protection } = operator;
  const { awayAccess } = protection;
  return async (transaction: Database, known: LockedPlayer): Promise<LockedPlayer> => {
    await lookAtHarm(transaction, known, { nowMs, failpoints, awayAccess });
    await tellOfReview(transaction, operator, { playerId: known.id, nowMs });
    return await lockPlayer(transaction, known.id);
  };
}

async function verifyByPassword(context: CallContext, { account, password = '' }: LoginRequest) {
  const { database } = context.operator;
  const known = await findAccount(context, account);
  const subject = known ? subjectOfPlayer('login', known.id) : subjectOfUnknown(nameOf(account));
  let newHash: string | undefined;
  const isRight = await judgePassword(database, subject, context.nowMs, async () => {
    const verified = await verifyAndRehash(password, known?.passwordHash);
    newHash = verified.newHash;
    return known !== undefined && verified.isRight;
  });
  if (!known || !isRight) throw new Refusal('wrongCredentials');
  if (newHash === undefined || known.passwordHash === null) return { known, provenHash: known.passwordHash };
  const isStill = and(eq(player.id, known.id), eq(player.passwordHash, known.passwordHash));
  const kept = await database.update(player).set({ passwordHash: newHash }).where(isStill).returning();
  return { known, provenHash: kept.length > 0 ? newHash : await verifyAgain(context, account, password) };
}

/** Another log-in at the same moment has replaced the hash, or the password was changed. */
async function verifyAgain(context: CallContext, account: string, password: string): Promise<string | null> {
  const known = await findAccount(context, account);
  if (!known || !(await isPassword(password, known.passwordHash))) throw new Refusal('wrongCredentials');
  return known.passwordHash;
}

async function verifyByCode(context: CallContext, { account, code = '' }: LoginRequest): Promise<PlayerRow> {
  const { operator, nowMs, ip } = context;
  const { database } = operator;
  const phone = readPhone(account, 'account');
  const allowed = await countCodeAttempt(database, { phone, purpose: 'login', ip, nowMs });
  await transact(database, (transaction) => redeemSmsCode(transaction, allowed, code));
  const known = await findByPhone(database, phone);
  if (!known) throw new Refusal('wrongCode', { field: 'code' });
  return known;
}

async function findAccount({ operator }: CallContext, account: string): Promise<PlayerRow | undefined> {
  const phone = phoneIn(account);
  if (phone !== undefined) return await findByPhone(operator.database, phone);
  if (!/^\d{6,9}$/.test(account)) return undefined;
  const [row] = await operator.database
    .select()
    .from(player)
    .where(eq(player.id, Number(account)));
  return row;
}

/** The normal form of an unknown account, so that all spellings count as one. */
function nameOf(account: string): string {
  return (
    phoneIn(account) ??
    account
      .trim()
      .toLowerCase()
      .replace(/^0+(?=\d)/, '')
  );
}

type Request = v.InferOutput<typeof thirdLoginCall.request>;

/** The seed accounts without a phone, and without anything, answer to these numbers at every service. */
const seedOpenIds: ReadonlySet<string> = new Set(seedAccounts.flatMap(({ openId }) => openId ?? []));
/** A number that no service vouches for. */
const refusedOpenId = 'deny';

/**
 * Signs in through another service, and opens an account for a new player: `need` says what it lacks. Not stored under its
 * idempotency key, as `login`. The services are imitated and accept any id, except where `hasImitations` is off.
 */
async function loginWithProvider(context: CallContext, request: Request) {
  const { operator, nowMs, ip, device } = context;
  const { type, openid, nick, deviceId } = request;
  if (!operator.hasImitations) throw new Refusal('switchedOff');
  if (openid === refusedOpenId) throw new Refusal('signInRefused');
  const openId = seedOpenIds.has(openid) ? openid : `${type}:${openid}`;
  const { known, isNew } = await transact(operator.database, async (transaction) => {
    await lockSubject(transaction, `openid:${openId}`);
    const before = await findByOpenId(transaction, openId);
    if (before) return { known: before, isNew: false };
    const id = await createPlayer(transaction, {
      openId,
      ...(nick === undefined ? {} : { nickname: nick }),
      registeredAtMs: nowMs,
    });
    await sendWelcome(transaction, id, nowMs);
    return { known: await findById(transaction, id), isNew: true };
  });
  const ask = await prepareAsk(operator, { player: known, facts: { deviceId }, nowMs });
  const { token, previousLoginAtMs, refusal } = await logIn(operator.database, {
    playerId: known.id,
    nowMs,
    at: { ip, device },
    ask,
    look: lookAtLogin(context),
    awayAccess: operator.protection.awayAccess,
  });
  if (refusal) throw refusal;
  return {
    token,
    UserID: known.id,
    isNew: isNew ? (1 as const) : (0 as const),
    LastLoginTime: Math.floor(previousLoginAtMs / 1000),
    ...needFields(known),
  };
}

async function findByOpenId(transaction: Database, openId: string): Promise<PlayerRow | undefined> {
  const [row] = await transaction.select().from(player).where(eq(player.openId, openId));
  return row;
}

async function findById(transaction: Database, id: number): Promise<PlayerRow> {
  const [row] = await transaction.select().from(player).where(eq(player.id, id));
  if (!row) throw new Error(`Unknown player ${id}`);
  return row;
}
