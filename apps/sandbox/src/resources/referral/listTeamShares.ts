import { paging, parseJsonText, type teamLog4UCall } from '@kislap/api/contract';
import { commissionOf, pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { referralRules } from '../../catalogue/referralRules';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { teamDay } from '../../database/tables/teamDay';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaDayStart } from '../../kernel/manilaDayStart';
import { Refusal } from '../../kernel/Refusal';
import { maskNickname } from '../../players/maskNickname';
import { dayNumberStart } from '../../referrals/dayNumberStart';
import { manilaDayNumber } from '../../referrals/manilaDayNumber';
import { teamDepthOf } from '../../referrals/teamDepthOf';

/** Room for the seats of one day in the ids. */
const seatsPerDay = 10_000_000;

/** What each member's bets of a day, all together, are worth to the player; newest day and newest member first. */
export async function listTeamShares(
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
