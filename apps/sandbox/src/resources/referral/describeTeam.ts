import {
  addMoney,
  claimableCommission,
  epochSecondsFrom,
  moneyFromScore,
  pesoFromMoney,
  scoreFromMoney,
  zeroMoney,
} from '@kislap/domain';
import { count, eq, gte, max, sql } from 'drizzle-orm';
import { player } from '../../database/tables/player';
import { team } from '../../database/tables/team';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { commissionsOf } from '../../referrals/commissionsOf';
import { hasBetSince } from '../../referrals/hasBetSince';
import { sumOfMoney } from '../../referrals/sumOfMoney';

/** The whole team in figures: never who did what. */
export async function describeTeam({ operator: { database }, session, nowMs }: PlayerCallContext) {
  const ownerId = session.player.id;
  const { day: today, startsAtMs } = manilaToday(nowMs);
  const [row] = await database
    .select({
      depth: max(team.level),
      members: count(),
      active: sql<number>`(count(*) FILTER (WHERE ${hasBetSince(team.memberId, startsAtMs)}))::integer`,
      joined: sql<number>`(count(*) FILTER (WHERE ${gte(player.registeredAtMs, startsAtMs)}))::integer`,
      deposits: sumOfMoney(player.totalDeposit),
      turnover: sumOfMoney(player.totalFlow),
    })
    .from(team)
    .innerJoin(player, eq(player.id, team.memberId))
    .where(eq(team.inviterId, ownerId));
  const earned = await commissionsOf(database, ownerId);
  const sumOf = (rows: typeof earned) =>
    pesoFromMoney(rows.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney));
  return {
    lv: row?.depth ?? 0,
    num: row?.members ?? 0,
    actNum: row?.active ?? 0,
    todayNum: row?.joined ?? 0,
    TeamDep: scoreFromMoney(moneyFromScore(row?.deposits)),
    TeamFlow: scoreFromMoney(moneyFromScore(row?.turnover)),
    todayCom: sumOf(earned.filter(({ day }) => day === today)),
    allCom: sumOf(earned),
    can: pesoFromMoney(claimableCommission(earned, epochSecondsFrom(nowMs / 1000))),
  };
}
