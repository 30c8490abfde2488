import { randomBytes } from 'node:crypto';
import {
  dropBonusCall,
  editUserHeaderCall,
  getSecretKeyCall,
  getStateCall,
  getUserBankCall,
  getUserInfoCall,
  getUserScoreCall,
  loginOutCall,
  signUserInfoCall,
  userCashCheckCall,
  type UserInfo,
} from '@kislap/api/contract';
import { type Money, pesoFromMoney, purseTotal, scoreFromMoney } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type CallContext, type PlayerCallContext, SessionEnded } from '../../calls/Call';
import { guestCall, playerCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { player, type PlayerRow } from '../../database/tables/player';
import { manilaToday } from '../../kernel/manilaDays';
import { maskAddress } from '../../kernel/network';
import { Refusal } from '../../kernel/Refusal';
import { readPurse } from '../../ledger/accounts';
import { voidPot } from '../../rules/bonus/pot';
import { checkInWeek } from '../../rules/checkIn/checkInWeek';
import { depositedSince } from '../../rules/deposits/pastDeposits';
import { continuePlaySession } from '../../rules/limits/playSession';
import { findCheckDue } from '../../rules/limits/realityCheck';
import { lockPlayer } from '../../rules/players/player';
import { needFields } from '../../rules/players/accountNeed';
import { recordActivity } from '../../rules/players/sessionLock';
import { inviteCodeOf } from '../../rules/referrals/inviteCode';
import { turnoverSince } from '../../rules/rounds/pastRounds';
import { listSavedBanks, withdrawalsLeft } from '../../rules/withdrawals/pastWithdrawals';

/** Calls about the player's own account. */
export const accountCalls = [
  playerCall(editUserHeaderCall, changeAvatar),
  playerCall(getUserInfoCall, describePlayer),
  playerCall(getUserScoreCall, ({ session: { balance } }) => ({ Score: scoreFromMoney(balance) })),
  playerCall(getSecretKeyCall, issueSecretKey),
  playerCall(getStateCall, keepAlive),
  guestCall(loginOutCall, logOut),
  playerCall(signUserInfoCall, async ({ operator, nowMs, session: { player } }) => {
    const { startsAtMs } = manilaToday(nowMs);
    return {
      UserVip: player.vipLevel,
      VipOrder: player.vipOrder,
      AllDep: pesoFromMoney(player.totalDeposit),
      DayDep: pesoFromMoney(await depositedSince(operator.database, player.id, startsAtMs)),
      UserFlow: scoreFromMoney(await turnoverSince(operator.database, player.id, startsAtMs)),
      AllFlow: scoreFromMoney(player.totalFlow),
    };
  }),
  playerCall(userCashCheckCall, ({ operator, nowMs, session: { player } }) =>
    describeCash(operator.database, player, nowMs),
  ),
  playerCall(dropBonusCall, giveUpBonus),
  playerCall(getUserBankCall, async ({ operator, session: { player } }) => {
    const banks = await listSavedBanks(operator.database, player.id);
    return banks.map((bank) => ({
      id: bank.id,
      bank_code: bank.bankCode,
      account_no: bank.accountNo,
      account_name: bank.accountName,
    }));
  }),
];

/** The player on the wire. */
async function describePlayer({ operator, session, nowMs }: PlayerCallContext): Promise<UserInfo> {
  const { player, balance } = session;
  const week = await checkInWeek(operator.database, player, nowMs);
  return {
    Score: scoreFromMoney(balance),
    UserID: player.id,
    NickName: player.nickname,
    Phone: player.phone ?? '',
    DepCount: player.depositCount,
    Dep15: player.dep15Count,
    VipOrder: player.vipOrder,
    UserVip: player.vipLevel,
    SignTimes: week.signTimes,
    IsSignToday: week.isSignedToday ? 1 : 0,
    IsRenewToday: week.isRepairEarnedToday ? 1 : 0,
    FaceID: player.faceId,
    RegTime: Math.floor(player.registeredAtMs / 1000),
    LastLoginTime: Math.floor(player.lastLoginAtMs / 1000),
    LastLoginIP: player.lastLoginIp,
    InviteCode: inviteCodeOf(player.id),
    Kyc: kycState(player.kycState),
    ...needFields(player),
  };
}

function kycState(state: number): 0 | 1 | 2 | 3 {
  return state === 1 || state === 2 || state === 3 ? state : 0;
}

/** What a withdrawal is checked against: deposits, turnover, and what the VIP level still lets out today. */
async function describeCash(database: Database, player: PlayerRow, nowMs: number) {
  const { amountLeft, timesLeft } = await withdrawalsLeft(database, player, nowMs);
  const { own, bonus } = await readPurse(database, player.id);
  return {
    DepCount: player.depositCount,
    needFlow: pesoFromMoney(player.needFlow),
    BetFlow: pesoFromMoney(player.betFlow),
    wdwLeft: optionalPeso(amountLeft),
    wdwTimes: timesLeft,
    own: pesoFromMoney(own),
    bonus: pesoFromMoney(bonus),
  };
}

/** Gives up what was given, once per idempotency key. */
async function giveUpBonus({ onceLocked, nowMs }: PlayerCallContext) {
  return await onceLocked(dropBonusCall.response, async (transaction, player) => {
    await voidPot(transaction, { player, nowMs });
    const after = await lockPlayer(transaction, player.id);
    const purse = await readPurse(transaction, player.id);
    return {
      ...(await describeCash(transaction, after, nowMs)),
      Score: scoreFromMoney(purseTotal(purse)),
    };
  });
}

const optionalPeso = (amount: Money | undefined) =>
  amount === undefined ? undefined : pesoFromMoney(amount);

/** Gives the player another picture. */
async function changeAvatar(
  context: PlayerCallContext,
  { faceId }: v.InferOutput<typeof editUserHeaderCall.request>,
) {
  return await context.once(v.object({ FaceID: v.number() }), async (transaction) => {
    await transaction.update(player).set({ faceId }).where(eq(player.id, context.session.player.id));
    return { FaceID: faceId };
  });
}

const lifetimeMs = 10 * 60_000;

/**
 * Answers the key that signs payments, good for ten minutes and this session alone. Calls in that time get the same
 * key, so that concurrent payments stay valid. The client knows it, so every payment is checked again.
 */
async function issueSecretKey({ operator, nowMs, session: own }: PlayerCallContext) {
  const expiresAtMs = nowMs + lifetimeMs;
  const fresh = randomBytes(16).toString('hex');
  // A key that ends later than a new one would was made before the clock went back.
  const isLiving = sql`${session.secretExpiresAtMs} > ${nowMs} AND ${session.secretExpiresAtMs} <= ${expiresAtMs}`;
  const keep = (held: PgColumn, other: PgColumn | string | number) =>
    sql`CASE WHEN ${isLiving} THEN ${held} ELSE ${other} END`;
  const [held] = await operator.database
    .update(session)
    .set({
      secretKey: keep(session.secretKey, fresh),
      secretExpiresAtMs: keep(session.secretExpiresAtMs, expiresAtMs),
      previousSecretKey: keep(session.previousSecretKey, session.secretKey),
      previousSecretExpiresAtMs: keep(session.previousSecretExpiresAtMs, session.secretExpiresAtMs),
    })
    .where(eq(session.tokenHash, own.tokenHash))
    .returning({ key: session.secretKey, expiresAtMs: session.secretExpiresAtMs });
  if (!held) throw new SessionEnded();
  return { key: held.key, expire: Math.floor(held.expiresAtMs / 1000) };
}

/**
 * The online ping: the session's device is on, and an open game goes on. Only `act` prolongs the session; a locked
 * session stays locked.
 */
async function keepAlive(
  { operator, nowMs, session: own }: PlayerCallContext,
  request: { readonly userId: number; readonly act?: 0 | 1 | undefined },
): Promise<{ readonly state: 1; readonly check?: 1 }> {
  if (request.userId !== own.player.id) throw new Refusal('badParameter', { field: 'userId' });
  await operator.database
    .update(session)
    .set({ lastSeenAtMs: nowMs })
    .where(eq(session.tokenHash, own.tokenHash));
  if (request.act === 1) await recordActivity(operator, own, nowMs);
  await continuePlaySession(operator.database, own.player.id, nowMs);
  const check = await findCheckDue(operator.database, own.player.id, { operator, nowMs });
  return check === undefined ? { state: 1 } : { state: 1, check: 1 };
}

/** Forgets the token. An unknown one is fine too, so that logging out never fails. */
async function logOut({ operator, tokenHash, ip }: CallContext): Promise<null> {
  if (tokenHash === undefined) return null;
  const ended = await operator.database
    .delete(session)
    .where(eq(session.tokenHash, tokenHash))
    .returning({ playerId: session.playerId });
  for (const { playerId } of ended) {
    operator.securityLog({ event: 'loginOut', outcome: 'ok', playerId, address: maskAddress(ip) });
  }
  return null;
}
