import { type BetLog, betLog4UCall } from '@kislap/api/contract';
import { moneyFromScore, pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import { and, count, desc, lt, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { gameListing } from '../../catalogue/gameListing';
import { giftOnly } from '../../catalogue/activityRules';
import { betReward } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { betsOfDay, dayReward, type DayReward, sumsOfDay } from './betReward';

/** Calls about the player's own bets. */
export const betCalls = [playerCall(betLog4UCall, listDayBets)];

const wireStates = { locked: 0, claim: 1, received: 2 } as const;

/** A page of the bets of one Manila day, newest first, with what the whole day comes to. */
async function listDayBets(
  { operator: { database }, session, nowMs }: PlayerCallContext,
  { curDate, logId, cat, kinds }: v.InferOutput<typeof betLog4UCall.request>,
) {
  const owner = { playerId: session.player.id, day: curDate };
  const ofDay = betsOfDay(owner, cat);
  const rows = await database
    .select()
    .from(bet)
    .where(and(ofDay, logId > 0 ? lt(bet.id, logId) : undefined))
    .orderBy(desc(bet.id))
    .limit(pageSize);
  const reward = await dayReward(database, owner, nowMs);
  const { bets, stake, win } =
    cat === undefined ? await sumsOfDay(database, owner) : await sumsOf(database, ofDay);
  const sum = { n: bets, BetScore: scoreFromMoney(stake), WinScore: scoreFromMoney(win) };
  const counted = kinds === 1 ? { kinds: await countKinds(database, betsOfDay(owner)) } : {};
  return { list: rows.map(describeBet), sum, ...counted, reward: rewardOf(reward) };
}

/** How many of the bets each category and each studio has. */
async function countKinds(database: Database, bets: SQL | undefined) {
  const played = await database
    .select({ gameCode: bet.gameCode, n: count() })
    .from(bet)
    .where(bets)
    .groupBy(bet.gameCode);
  const totals = new Map<string, number>();
  for (const { gameCode, n } of played) {
    const game = gameListing.find(({ code }) => code === gameCode);
    for (const code of game === undefined ? [] : [game.category, game.studio])
      totals.set(code, (totals.get(code) ?? 0) + n);
  }
  return [...totals].map(([code, n]) => ({ code, n }));
}

async function sumsOf(database: Database, bets: SQL | undefined) {
  const [row] = await database
    .select({
      n: count(),
      staked: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
      won: sql<string>`coalesce(sum(${bet.win}), 0)::text`,
    })
    .from(bet)
    .where(bets);
  return {
    bets: row?.n ?? 0,
    stake: moneyFromScore(row?.staked ?? 0),
    win: moneyFromScore(row?.won ?? 0),
  };
}

function rewardOf(reward: DayReward | undefined) {
  return (
    reward && {
      need: scoreFromMoney(betReward.need),
      have: scoreFromMoney(reward.have),
      am: pesoFromMoney(betReward.amount),
      times: giftOnly.giftTimes,
      state: wireStates[reward.state],
    }
  );
}

/** A ticket is open until its draw; every other bet is settled in the moment it is played. */
const stateOf = ({ openDraw }: Pick<typeof bet.$inferSelect, 'openDraw'>) => (openDraw === null ? 1 : 0);

/** A bet on the wire. */
function describeBet(row: typeof bet.$inferSelect): BetLog {
  const game = gameListing.find(({ code }) => code === row.gameCode);
  return {
    LogID: row.id,
    LogTime: Math.floor(row.atMs / 1000),
    gc: row.gameCode,
    name: game?.name ?? row.gameCode,
    pf: game?.studio ?? '',
    cat: game?.category ?? '',
    BetScore: scoreFromMoney(row.stake),
    ValidBet: scoreFromMoney(row.validStake),
    WinScore: scoreFromMoney(row.win),
    state: stateOf(row),
    round: row.roundId,
  };
}
