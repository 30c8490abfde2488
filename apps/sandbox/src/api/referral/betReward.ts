import { isCalendarDay, type Money, pesoFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { activityType } from '../../catalogue/activityType';
import { gameListing } from '../../catalogue/gameListing';
import { betReward } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { bet, betDay } from '../../database/tables/games';
import { prize } from '../../database/tables/rewards';
import { manilaDayMs, manilaDayNumber, manilaDayStart, manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../rules/players/player';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/**
 * Gives the reward for the bets of a Manila day, once.
 *
 * @throws Refusal `notEligible`, `alreadyReceived`, `ended`
 */
export async function receiveBetReward(context: PlayerCallContext, day: string) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const reward = await dayReward(transaction, { playerId, day }, nowMs);
    if (reward === undefined) throw new Refusal('ended');
    if (reward.state === 'received') throw new Refusal('alreadyReceived');
    if (reward.state === 'locked') {
      throw new Refusal('notEligible', { need: pesoFromMoney(subtractMoney(betReward.need, reward.have)) });
    }
    const given = { playerId, claimKey: day, amount: betReward.amount, nowMs };
    return await payReward(
      transaction,
      { ...given, activityType: activityType.betReward },
      operator.failpoints,
    );
  });
}

/** How far the reward for the bets of a day is. */
export interface DayReward {
  readonly have: Money;
  readonly state: 'locked' | 'claim' | 'received';
}

/** Whose bets of which Manila day. */
interface DayOfPlayer {
  readonly playerId: number;
  readonly day: string;
}

/**
 * The reward for the bets of a day. Today has one always, a day before it while it waits to be received or when it was.
 *
 * @returns `undefined` for a day whose reward can no longer be earned or received
 */
export async function dayReward(
  database: Database,
  owner: DayOfPlayer,
  nowMs: number,
): Promise<DayReward | undefined> {
  const today = manilaToday(nowMs);
  const age = (today.startsAtMs - manilaDayStart(owner.day)) / manilaDayMs;
  if (age < 0) return undefined;
  const have = (await sumsOfDay(database, owner)).validStake;
  if (await isReceived(database, owner)) return { have, state: 'received' };
  if (age >= betReward.waitsDays) return undefined;
  if (have >= betReward.need) return { have, state: 'claim' };
  return age === 0 ? { have, state: 'locked' } : undefined;
}

/** What all bets of a day come to, as it is kept with every bet: a day may have thousands. */
export async function sumsOfDay(database: Database, { playerId, day }: DayOfPlayer) {
  const [row] = await database
    .select()
    .from(betDay)
    .where(and(eq(betDay.playerId, playerId), eq(betDay.day, manilaDayNumber(manilaDayStart(day)))));
  return row ?? { bets: 0, stake: zeroMoney, win: zeroMoney, validStake: zeroMoney };
}

async function isReceived(database: Database, { playerId, day }: DayOfPlayer): Promise<boolean> {
  const given = await database
    .select({ id: prize.id })
    .from(prize)
    .where(
      and(
        eq(prize.playerId, playerId),
        eq(prize.activityType, activityType.betReward),
        eq(prize.claimKey, day),
      ),
    );
  return given.length > 0;
}

const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;

/** The Manila day whose bet reward an id names (20251121 is 2025-11-21); `undefined` for any other reward. */
export function betRewardDay(id: number | undefined): string | undefined {
  const [, year, month, date] = COMPACT_DAY.exec(String(id)) ?? [];
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : undefined;
}

/**
 * The condition for the bets of a player in one Manila day.
 *
 * @param types codes of categories and studios, parted by commas; a bet that is of any of them counts
 */
export function betsOfDay({ playerId, day }: DayOfPlayer, types?: string): SQL | undefined {
  const startMs = manilaDayStart(day);
  return and(
    eq(bet.playerId, playerId),
    gte(bet.atMs, startMs),
    lt(bet.atMs, startMs + manilaDayMs),
    types === undefined ? undefined : inArray(bet.gameCode, gamesOf(types.split(','))),
  );
}

function gamesOf(types: readonly string[]): string[] {
  return gameListing
    .filter(({ category, studio }) => types.includes(category) || types.includes(studio))
    .map(({ code }) => code);
}
