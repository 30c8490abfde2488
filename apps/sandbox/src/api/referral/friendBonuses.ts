import {
  getShareDepCall,
  shareDepCall,
  shareLog4UCall,
  shareLogCall,
  type ShareLogRow,
} from '@kislap/api/contract';
import { moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { inviteBonus } from '../../database/tables/referrals';
import { manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer, maskNickname } from '../../rules/players/player';
import { isActivityOn } from '../../rules/activityStates';
import { friendBonusTotals, inviteBonusKind, isInviteBonusOpen } from '../../rules/referrals/inviteBonus';
import { claimAnswer, payRewards } from '../../rules/rewards/payReward';

/** Calls about what invited friends bring. */
export const friendBonusCalls = [
  playerCall(shareLogCall, listInviteBonuses),
  playerCall(shareLog4UCall, listTodaysBonuses),
  playerCall(shareDepCall, listFriendBonuses),
  playerCall(getShareDepCall, receiveFriendBonuses),
];

/** The newest friends; those before them are in the log. */
const shown = 100;

/** What friends brought the player, one row a friend, whose newest deed comes first. */
async function listFriendBonuses({ operator: { database }, session }: PlayerCallContext) {
  const ownerId = session.player.id;
  const rows = await database
    .select({
      nickname: player.nickname,
      firstDeposit: sumOfMoney(inviteBonus.firstDeposit),
      amount: sumOfMoney(inviteBonus.amount),
      atMs: sql<number>`max(${inviteBonus.atMs})::float8`,
      isOpen: sql<boolean>`bool_or(${isInviteBonusOpen})`,
    })
    .from(inviteBonus)
    .innerJoin(player, eq(player.id, inviteBonus.friendId))
    .where(eq(inviteBonus.playerId, ownerId))
    .groupBy(player.id)
    .orderBy(desc(max(inviteBonus.id)))
    .limit(shown);
  const totals = await friendBonusTotals(database, ownerId);
  return {
    list: rows.map((row) => ({
      nick: maskNickname(row.nickname),
      dep: pesoFromMoney(moneyFromScore(row.firstDeposit)),
      am: pesoFromMoney(moneyFromScore(row.amount)),
      logtime: Math.floor(row.atMs / 1000),
      state: row.isOpen ? (1 as const) : (2 as const),
    })),
    can: pesoFromMoney(totals.claimable),
    got: pesoFromMoney(totals.received),
  };
}

/**
 * Gives every bonus of a friend that is open, of the activities that are on.
 *
 * @throws Refusal `notEligible` when none is, `switchedOff`
 */
async function receiveFriendBonuses(context: PlayerCallContext) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const earned = await openBonuses(transaction, playerId);
    const on = await activitiesOn(transaction);
    const open = earned.filter(({ kind }) => on.has(activityOf(kind)));
    if (on.size === 0 || (open.length === 0 && earned.length > 0)) throw new Refusal('switchedOff');
    if (open.length === 0) throw new Refusal('notEligible', { need: 0 });
    const ids = open.map(({ id }) => id);
    await transaction.update(inviteBonus).set({ claimedAtMs: nowMs }).where(inArray(inviteBonus.id, ids));
    const rewards = open.map(({ friendId, kind, amount }) => ({
      playerId,
      nowMs,
      amount,
      activityType: activityOf(kind),
      claimKey: String(friendId),
    }));
    return await payRewards(transaction, rewards, operator.failpoints);
  });
}

const { referral, friendDeposit } = activityType;
const activityOf = (kind: number) => (kind === inviteBonusKind.registered ? referral : friendDeposit);

/** Of the activities that friends bring something in, those that the operator has on. What the others have brought waits. */
async function activitiesOn(database: Database): Promise<ReadonlySet<number>> {
  const on = new Set<number>();
  for (const type of [referral, friendDeposit]) if (await isActivityOn(database, type)) on.add(type);
  return on;
}

async function openBonuses(transaction: Database, playerId: number) {
  return await transaction
    .select()
    .from(inviteBonus)
    .where(and(eq(inviteBonus.playerId, playerId), isInviteBonusOpen))
    .orderBy(inviteBonus.id);
}

/** From where a page of the log is asked. */
interface LogRequest {
  readonly logId?: number | undefined;
}

/** Everything invitations brought the player, a page at a time. */
function listInviteBonuses(context: PlayerCallContext, request: LogRequest): Promise<ShareLogRow[]> {
  return bonusesSince(context, request, 0);
}

/** What invitations brought the player today in Manila, a page at a time. */
function listTodaysBonuses(context: PlayerCallContext, request: LogRequest): Promise<ShareLogRow[]> {
  return bonusesSince(context, request, manilaToday(context.nowMs).startsAtMs);
}

/** What invitations brought the player since an instant, before `logId` (0 = from the newest), newest first. */
async function bonusesSince(
  { operator, session }: PlayerCallContext,
  { logId = 0 }: LogRequest,
  sinceMs: number,
): Promise<ShareLogRow[]> {
  const rows = await operator.database
    .select({ bonus: inviteBonus, nickname: player.nickname })
    .from(inviteBonus)
    .leftJoin(player, eq(player.id, inviteBonus.friendId))
    .where(
      and(
        eq(inviteBonus.playerId, session.player.id),
        gte(inviteBonus.atMs, sinceMs),
        logId > 0 ? lt(inviteBonus.id, logId) : undefined,
      ),
    )
    .orderBy(desc(inviteBonus.id))
    .limit(pageSize);
  return rows.map(({ bonus, nickname }) => ({
    logid: bonus.id,
    logtime: Math.floor(bonus.atMs / 1000),
    nick: nickname === null ? '' : maskNickname(nickname),
    type: wireType(bonus.kind),
    am: pesoFromMoney(bonus.amount),
    // The wire has no third state: what has lapsed is nothing to claim.
    state: bonus.claimedAtMs === null && bonus.lapsedAtMs === null ? 1 : 2,
  }));
}

function wireType(kind: number): 1 | 2 | 3 {
  return kind === 1 || kind === 2 ? kind : 3;
}
