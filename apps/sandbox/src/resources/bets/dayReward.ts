import { moneyFromScore, type Money } from '@kislap/domain';
import { and, eq, sql } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { betReward } from '../../catalogue/betReward';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/bet';
import { prize } from '../../database/tables/prize';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';
import { manilaToday } from '../../kernel/manilaToday';
import { betsOfDay, type DayOfPlayer } from './betsOfDay';

/** How far the reward for the bets of a day is. */
export interface DayReward {
  readonly have: Money;
  readonly state: 'locked' | 'claim' | 'received';
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
  const have = await countedStakes(database, owner);
  if (await isReceived(database, owner)) return { have, state: 'received' };
  if (age >= betReward.waitsDays) return undefined;
  if (have >= betReward.need) return { have, state: 'claim' };
  return age === 0 ? { have, state: 'locked' } : undefined;
}

async function countedStakes(database: Database, owner: DayOfPlayer): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.validStake}), 0)::text` })
    .from(bet)
    .where(betsOfDay(owner));
  return moneyFromScore(row?.total);
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
