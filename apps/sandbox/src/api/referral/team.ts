import {
  paging,
  parseJsonText,
  scTeamUserInfoCall,
  teamLog4UCall,
  type TeamUser,
  teamUserListCall,
  userTeamInfoCall,
} from '@kislap/api/contract';
import {
  addMoney,
  claimableCommission,
  commissionOf,
  epochSecondsFrom,
  manilaDay,
  moneyFromScore,
  pesoFromMoney,
  scoreFromMoney,
  zeroMoney,
} from '@kislap/domain';
import { and, count, desc, eq, gte, lt, max, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { referralRules } from '../../catalogue/rewards';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { team, teamDay } from '../../database/tables/referrals';
import { dayNumberStart, manilaDayNumber, manilaDayStart, manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { maskNickname } from '../../rules/players/player';
import { commissionsOf, hasBetSince, teamDepthOf } from '../../rules/referrals/commissions';

/** Calls about a player's team. */
export const teamCalls = [
  playerCall(userTeamInfoCall, describeTeam),
  playerCall(scTeamUserInfoCall, describeTeamLevels),
  playerCall(teamUserListCall, listTeamMembers),
  playerCall(teamLog4UCall, listTeamShares),
];

/** The whole team in figures: never who did what. */
async function describeTeam({ operator: { database }, session, nowMs }: PlayerCallContext) {
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
    TeamDep: scoreFromMoney(moneyFromScore(row?.deposits ?? 0)),
    TeamFlow: scoreFromMoney(moneyFromScore(row?.turnover ?? 0)),
    todayCom: sumOf(earned.filter(({ day }) => day === today)),
    allCom: sumOf(earned),
    can: pesoFromMoney(claimableCommission(earned, epochSecondsFrom(nowMs / 1000))),
  };
}

const levels = [1, 2, 3] as const;

/** The three levels of the player's team in figures; zeros for an empty level. */
async function describeTeamLevels({ operator: { database }, session, nowMs }: PlayerCallContext) {
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
      ValidBet: scoreFromMoney(moneyFromScore(row?.turnover ?? 0)),
      am: pesoFromMoney(commission),
    };
  });
}

/**
 * Members of the player's team before `logId`, newest first, of one level if given: masked nicknames and seats only.
 * Their ids would be their invite codes.
 */
async function listTeamMembers(
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

/** Room for the seats of one day in the ids. */
const seatsPerDay = 10_000_000;

/** What each member's bets of a day, all together, are worth to the player; newest day and newest member first. */
async function listTeamShares(
  { operator: { database }, session }: PlayerCallContext,
  { paging: text, curDate }: v.InferOutput<typeof teamLog4UCall.request>,
) {
  const page = parseJsonText(text, paging);
  if (page === undefined) throw new Refusal('badParameter', { field: 'paging' });
  const day = curDate === undefined ? undefined : manilaDayNumber(manilaDayStart(curDate));
  const ofTeam = and(
    eq(teamDay.inviterId, session.player.id),
    day === undefined ? undefined : eq(teamDay.day, day),
  );
  const list = await sharesOf(database, ofTeam, page);
  return { list, total: await database.$count(teamDay, ofTeam) };
}

async function sharesOf(database: Database, ofTeam: SQL | undefined, page: v.InferOutput<typeof paging>) {
  // The page first: a large team's other rows need no names.
  const shown = database.$with('shown').as(
    database
      .select()
      .from(teamDay)
      .where(ofTeam)
      .orderBy(desc(teamDay.day), desc(teamDay.seat))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
  );
  const rows = await database
    .with(shown)
    .select({
      seat: shown.seat,
      level: shown.level,
      day: shown.day,
      turnover: shown.turnover,
      nickname: player.nickname,
    })
    .from(shown)
    .innerJoin(player, eq(player.id, shown.memberId))
    .orderBy(desc(shown.day), desc(shown.seat));
  return rows.map((row) => {
    const level = teamDepthOf(row.level);
    return {
      logid: row.day * seatsPerDay + row.seat,
      logtime: Math.floor(dayNumberStart(row.day) / 1000),
      nick: maskNickname(row.nickname),
      lv: level,
      ValidBet: scoreFromMoney(row.turnover),
      am: pesoFromMoney(commissionOf(row.turnover, level, referralRules.rates)),
    };
  });
}
