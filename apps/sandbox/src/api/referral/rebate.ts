import { type DayFlowRow, getDayFlowCall, receiveDayFlowCall, userDayFlowCall } from '@kislap/api/contract';
import { type Money, moneyFromPeso, moneyFromScore, scoreFromMoney, zeroMoney } from '@kislap/domain';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { prize } from '../../database/tables/rewards';
import { manilaDayMs, manilaDayNumber, manilaDayStart } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../rules/players/player';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';
import { quoteRebate } from '../../rules/rewards/rebate';

/** Calls about the turnover rebate. */
export const rebateCalls = [
  playerCall(userDayFlowCall, describeRebate),
  playerCall(getDayFlowCall, listRebates),
  claimCall(receiveDayFlowCall, activityType.rebate, receiveRebate),
];

/** Yesterday's rebate as the wire names it. */
async function describeRebate({
  operator,
  nowMs,
  session,
}: PlayerCallContext): Promise<v.InferOutput<typeof userDayFlowCall.response>> {
  const quote = await quoteRebate(operator.database, session.player, nowMs);
  return {
    FlGet: quote.isReceived ? 1 : 0,
    Amount: scoreFromMoney(quote.amount),
    UserFlow: scoreFromMoney(quote.turnover),
    rate: quote.ratePercent,
    day: quote.day,
  };
}

/** Pays yesterday's rebate, once. */
async function receiveRebate(context: PlayerCallContext) {
  const { nowMs, session, operator } = context;
  const { am, Score, needFlow, orderid } = await context.once(v.object(claimAnswer), async (transaction) => {
    const owner = await lockPlayer(transaction, session.player.id);
    const { day, amount, isReceived } = await quoteRebate(transaction, owner, nowMs);
    if (isReceived) throw new Refusal('alreadyReceived');
    if (amount <= zeroMoney) throw new Refusal('notEligible');
    return await payReward(
      transaction,
      { playerId: owner.id, activityType: activityType.rebate, claimKey: day, amount, nowMs },
      operator.failpoints,
    );
  });
  return { Amount: scoreFromMoney(moneyFromPeso(am)), Score, FlGet: 1 as const, needFlow, orderid };
}

/** Rows in one page of the rebates. */
const rebatePageSize = 100;

/** The rebates a player received, newest first, each with the player's turnover of its day. */
async function listRebates(
  { operator: { database }, session: { player } }: PlayerCallContext,
  { offset }: { readonly offset: number },
): Promise<DayFlowRow[]> {
  // One for each day at most: their index knows them by the day, and skips what pages before this one held.
  const rows = await database
    .select({ id: prize.id, atMs: prize.atMs, amount: prize.amount, day: prize.claimKey })
    .from(prize)
    .where(and(eq(prize.playerId, player.id), eq(prize.activityType, activityType.rebate)))
    .orderBy(desc(prize.claimKey))
    .limit(rebatePageSize)
    .offset(Math.max(0, offset));
  const turnovers = await turnoverOfDays(
    database,
    player.id,
    rows.map(({ day }) => day),
  );
  return rows.map(({ id, atMs, amount, day }) => ({
    LogID: id,
    LogTime: Math.floor(atMs / 1000),
    UserFlow: scoreFromMoney(turnovers.get(manilaDayNumber(manilaDayStart(day))) ?? zeroMoney),
    Amount: scoreFromMoney(amount),
  }));
}

/** What a player's bets of some Manila days count as turnover, by the days' numbers; nothing for a day without bets. */
async function turnoverOfDays(
  database: Database,
  playerId: number,
  days: readonly string[],
): Promise<ReadonlyMap<number, Money>> {
  if (days.length === 0) return new Map();
  const startsAtMs = days.map(manilaDayStart);
  const dayNumber = sql<number>`((${bet.atMs} + 28800000) / 86400000)::integer`;
  const rows = await database
    .select({ day: dayNumber, turnover: sql<string>`sum(${bet.validStake})::text` })
    .from(bet)
    .where(
      and(
        eq(bet.playerId, playerId),
        gte(bet.atMs, Math.min(...startsAtMs)),
        lt(bet.atMs, Math.max(...startsAtMs) + manilaDayMs),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, turnover }) => [day, moneyFromScore(turnover)]));
}
