import type { teamUserListCall, TeamUser } from '@kislap/api/contract';
import { epochSecondsFrom, manilaDay, moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { player } from '../../database/tables/player';
import { team } from '../../database/tables/team';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { maskNickname } from '../../players/maskNickname';
import { teamDepthOf } from '../../referrals/teamDepthOf';
import { pageSize } from '../records/pageSize';

/**
 * Members of the player's team before `logId`, newest first, of one level if asked. They are named by masked nicknames
 * and counted by their seats in this team: no id of theirs, which would be their invite code, and no phone.
 */
export async function listTeamMembers(
  { operator, session, nowMs }: PlayerCallContext,
  { logId = 0, lv }: v.InferOutput<typeof teamUserListCall.request>,
): Promise<TeamUser[]> {
  const { startsAtMs } = manilaToday(nowMs);
  const rows = await operator.database
    .select({
      seat: team.seat,
      level: team.level,
      nickname: player.nickname,
      faceId: player.faceId,
      registeredAtMs: player.registeredAtMs,
      deposits: player.depositCount,
      lastActiveMs: sql<number>`greatest(${player.lastLoginAtMs}, coalesce(
        (SELECT max(bet.at_ms) FROM bet WHERE bet.player_id = ${team.memberId}), 0))::float8`,
      today: sql<string>`coalesce((SELECT sum(bet.valid_stake) FROM bet
        WHERE bet.player_id = ${team.memberId} AND bet.at_ms >= ${startsAtMs}), 0)::text`,
    })
    .from(team)
    .innerJoin(player, eq(player.id, team.memberId))
    .where(
      and(
        eq(team.inviterId, session.player.id),
        lv === undefined ? undefined : eq(team.level, lv),
        logId > 0 ? lt(team.seat, logId) : undefined,
      ),
    )
    .orderBy(desc(team.seat))
    .limit(pageSize);
  return rows.map((row) => ({
    logid: row.seat,
    nick: maskNickname(row.nickname),
    FaceID: row.faceId,
    lv: teamDepthOf(row.level),
    regtime: Math.floor(row.registeredAtMs / 1000),
    lastday: row.lastActiveMs > 0 ? manilaDay(epochSecondsFrom(row.lastActiveMs / 1000)) : '',
    DayBet: scoreFromMoney(moneyFromScore(row.today)),
    dep: row.deposits > 0 ? 1 : 0,
  }));
}
