import { addMoney, moneyFromScore, pesoFromMoney, scoreFromMoney, zeroMoney } from '@kislap/domain';
import { count, eq, sql } from 'drizzle-orm';
import { player } from '../../database/tables/player';
import { team } from '../../database/tables/team';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { commissionsOf } from '../../referrals/commissionsOf';
import { hasBetSince } from '../../referrals/hasBetSince';
import { sumOfMoney } from '../../referrals/sumOfMoney';

const levels = [1, 2, 3] as const;

/** The three levels of the player's team in figures; a level without anybody has zeros. */
export async function describeTeamLevels({ operator: { database }, session, nowMs }: PlayerCallContext) {
  const ownerId = session.player.id;
  const { startsAtMs } = manilaToday(nowMs);
  const rows = await database
    .select({
      level: team.level,
      members: count(),
      active: sql<number>`(count(*) FILTER (WHERE ${hasBetSince(team.memberId, startsAtMs)}))::integer`,
      turnover: sumOfMoney(player.totalFlow),
    })
    .from(team)
    .innerJoin(player, eq(player.id, team.memberId))
    .where(eq(team.inviterId, ownerId))
    .groupBy(team.level);
  const earned = await commissionsOf(database, ownerId);
  return levels.map((level) => {
    const row = rows.find((one) => one.level === level);
    const commission = earned
      .filter((one) => one.level === level)
      .reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney);
    return {
      lv: level,
      num: row?.members ?? 0,
      actNum: row?.active ?? 0,
      ValidBet: scoreFromMoney(moneyFromScore(row?.turnover)),
      am: pesoFromMoney(commission),
    };
  });
}
