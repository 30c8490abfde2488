import {
  getShareContentCall,
  shareBoardCall,
  type ShareBoardRow,
  userShareInfoCall,
} from '@kislap/api/contract';
import { addMoney, moneyFromScore, pesoFromMoney, rankInviters } from '@kislap/domain';
import { and, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { referralRules } from '../../catalogue/rewards';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { inviteBonus } from '../../database/tables/referrals';
import { prize } from '../../database/tables/rewards';
import { manilaDayStart, manilaToday } from '../../kernel/manilaDays';
import { maskNickname } from '../../rules/players/player';
import { friendBonusTotals, inviteBonusKind } from '../../rules/referrals/inviteBonus';
import { inviteCodeOf, inviteLinkOf } from '../../rules/referrals/inviteCode';

/** Calls about inviting friends. */
export const invitationCalls = [
  playerCall(userShareInfoCall, describeInvitation),
  playerCall(getShareContentCall, describeShareContent),
  playerCall(shareBoardCall, listRanking),
];

/** The player's invite code and what it has brought: bonuses of friends and commission alike. */
async function describeInvitation({ operator: { database }, session, nowMs }: PlayerCallContext) {
  const { id } = session.player;
  const { startsAtMs } = manilaToday(nowMs);
  const bonuses = await friendBonusTotals(database, id);
  const invited = eq(player.invitedBy, id);
  return {
    code: inviteCodeOf(id),
    url: inviteLinkOf(id),
    num: await database.$count(player, invited),
    depNum: await database.$count(player, and(invited, gt(player.depositCount, 0))),
    todayNum: await database.$count(player, and(invited, gte(player.registeredAtMs, startsAtMs))),
    got: pesoFromMoney(addMoney(bonuses.received, await paidCommission(database, id))),
    can: pesoFromMoney(bonuses.claimable),
    rules: {
      reg: pesoFromMoney(referralRules.registrationBonus),
      dep: pesoFromMoney(referralRules.depositBonus),
      rate: [...referralRules.rates],
    },
  };
}

async function paidCommission(database: Database, playerId: number) {
  const [row] = await database
    .select({ total: sumOfMoney(prize.amount) })
    .from(prize)
    .where(and(eq(prize.playerId, playerId), eq(prize.activityType, activityType.team)));
  return moneyFromScore(row?.total ?? 0);
}

/** What the player's invitation says. */
function describeShareContent({ session }: PlayerCallContext) {
  const { en, tag } = referralRules.words;
  return { text: en, text_tag: tag, img: undefined, url: inviteLinkOf(session.player.id) };
}

const shown = 20;

/** The twenty who brought most since Monday, names masked, and the player's own place wherever it is. */
async function listRanking(context: PlayerCallContext): Promise<ShareBoardRow[]> {
  const { operator, session, nowMs } = context;
  const inviters = await invitersSince(operator.database, manilaDayStart(manilaToday(nowMs).monday));
  return rankInviters(inviters)
    .filter(({ id }, index) => index < shown || id === session.player.id)
    .map(({ id, nickname, faceId, friends, earned, place }) => ({
      rank: place,
      nick: maskNickname(nickname),
      FaceID: faceId,
      num: friends,
      am: pesoFromMoney(earned),
      UserID: id === session.player.id ? id : undefined,
    }));
}

async function invitersSince(database: Database, sinceMs: number) {
  const registrations = eq(inviteBonus.kind, inviteBonusKind.registered);
  const rows = await database
    .select({
      id: player.id,
      nickname: player.nickname,
      faceId: player.faceId,
      friends: sql<number>`(count(*) FILTER (WHERE ${registrations}))::integer`,
      earned: sumOfMoney(inviteBonus.amount),
    })
    .from(inviteBonus)
    .innerJoin(player, eq(player.id, inviteBonus.playerId))
    .where(and(gte(inviteBonus.atMs, sinceMs), isNotNull(inviteBonus.friendId)))
    .groupBy(player.id)
    .orderBy(player.id);
  return rows.map((row) => ({ ...row, earned: moneyFromScore(row.earned) }));
}
