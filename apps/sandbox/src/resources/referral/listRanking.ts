import type { ShareBoardRow } from '@kislap/api/contract';
import { moneyFromScore, pesoFromMoney, rankInviters } from '@kislap/domain';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { inviteBonus } from '../../database/tables/inviteBonus';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaDayStart } from '../../kernel/manilaDayStart';
import { manilaToday } from '../../kernel/manilaToday';
import { maskNickname } from '../../players/maskNickname';
import { inviteBonusKind } from '../../referrals/inviteBonusKind';
import { sumOfMoney } from '../../referrals/sumOfMoney';

const shown = 20;

/** The twenty who brought most since Monday, names masked, and the player's own place wherever it is. */
export async function listRanking(context: PlayerCallContext): Promise<ShareBoardRow[]> {
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
