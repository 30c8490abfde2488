import { type Money, percentOfMoney, zeroMoney } from '@kislap/domain';
import { endOfRound } from '../../catalogue/activities';
import { type ActivityType, activityType } from '../../catalogue/activityType';
import { depositLadder, firstTopUp, lossBack } from '../../catalogue/depositGifts';
import type { Database } from '../../database/Database';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { depositedBetween, depositedSince, firstDepositSince } from '../deposits/pastDeposits';
import { netLossBetween } from '../rounds/pastRounds';
import { opensAfterLoss } from './opensAfterLoss';
import { hasPrize } from './pastRewards';

/** How a player stands with one deposit reward: what it needs, what is there, what it gives and under which name. */
export interface RewardStatus {
  readonly level: number;
  readonly need: Money;
  readonly have: Money;
  readonly gift: Money;
  readonly activityType: ActivityType;
  readonly claimKey: string;
  /** In epoch seconds. */
  readonly endsAt: number;
  /** When it opens, in epoch milliseconds; undefined when it is open. */
  readonly opensAtMs?: number | undefined;
}

/** Every step of today's ladder. */
export async function ladderStatus(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<readonly RewardStatus[]> {
  const { day, startsAtMs } = manilaToday(nowMs);
  const have = await depositedSince(database, playerId, startsAtMs);
  return depositLadder.map(({ level, need, gift }) => ({
    level,
    need,
    have,
    gift,
    activityType: activityType.depositLadder,
    claimKey: `${day}:${level}`,
    endsAt: endOfRound({ lasts: 'day' }, nowMs),
  }));
}

/** The gift for the first deposit of today. */
export async function firstTopUpStatus(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<RewardStatus> {
  const { day, startsAtMs } = manilaToday(nowMs);
  return {
    level: 1,
    need: firstTopUp.need,
    have: await firstDepositSince(database, playerId, startsAtMs),
    gift: firstTopUp.gift,
    activityType: activityType.firstTopUp,
    claimKey: day,
    endsAt: endOfRound({ lasts: 'day' }, nowMs),
  };
}

/**
 * The part of a week's net loss that comes back, from the morning after the last losing round on; nothing for a week that
 * won, or where the operator gives none. What last week gives back waits through this one, and comes first: after a loss on
 * a Sunday it opens when that week is over.
 */
export async function lossBackStatus(
  database: Database,
  playerId: number,
  nowMs: number,
  isOn: boolean,
): Promise<RewardStatus> {
  const lastWeek = await lossBackOf(database, playerId, { nowMs: nowMs - 7 * manilaDayMs, isOn });
  const isWaiting =
    lastWeek.have >= lastWeek.need &&
    lastWeek.gift > zeroMoney &&
    !(await hasPrize(database, playerId, lastWeek));
  return {
    ...(isWaiting ? lastWeek : await lossBackOf(database, playerId, { nowMs, isOn })),
    endsAt: endOfRound({ lasts: 'week' }, nowMs),
    opensAtMs: await opensAfterLoss(database, playerId, nowMs),
  };
}

/** What the week of an instant gives back. */
async function lossBackOf(
  database: Database,
  playerId: number,
  { nowMs, isOn }: { readonly nowMs: number; readonly isOn: boolean },
) {
  const { monday, weekday, startsAtMs } = manilaToday(nowMs);
  const fromMs = startsAtMs - (weekday - 1) * manilaDayMs;
  const week = { fromMs, toMs: fromMs + 7 * manilaDayMs };
  return {
    level: 1,
    need: lossBack.need,
    have: await depositedBetween(database, playerId, week),
    gift: isOn ? shareOf(await netLossBetween(database, playerId, week)) : zeroMoney,
    activityType: activityType.lossBack,
    claimKey: monday,
  };
}

function shareOf(netLoss: Money): Money {
  if (netLoss <= zeroMoney) return zeroMoney;
  const share = percentOfMoney(netLoss, lossBack.ratePercent);
  return share < lossBack.maximum ? share : lossBack.maximum;
}
