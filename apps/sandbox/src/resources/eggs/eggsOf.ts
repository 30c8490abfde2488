import { addMoney, type Money, zeroMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import { egg } from '../../catalogue/egg';
import type { Database } from '../../database/Database';
import { depositedSince } from '../../deposits/depositedSince';
import { manilaToday } from '../../kernel/manilaToday';
import { timesToday } from '../../rewards/timesToday';

/** A player's eggs of a day. */
export interface EggsToday {
  readonly smashed: number;
  readonly left: number;
  readonly deposited: Money;
  /** What today's deposits have to come to for one egg more; what they had to for the last when there is none. */
  readonly needed: Money;
}

/** Counts a player's eggs of the Manila day: each needs its own deposit of today. */
export async function eggsOf(database: Database, playerId: number, nowMs: number): Promise<EggsToday> {
  const smashed = await timesToday(database, playerId, { activityType: activityType.egg, nowMs });
  const deposited = await depositedSince(database, playerId, manilaToday(nowMs).startsAtMs);
  const earned = neededForEggs.filter((needed) => deposited >= needed).length;
  const needed = neededForEggs[earned] ?? neededForEggs.at(-1) ?? zeroMoney;
  return { smashed, left: Math.max(0, earned - smashed), deposited, needed };
}

/** What has to be deposited on a day for its first, second, third egg. */
const neededForEggs: readonly Money[] = Array.from({ length: egg.eggsPerDay }, (_, index) =>
  Array.from({ length: index + 1 }, () => egg.depositPerEgg).reduce(addMoney, zeroMoney),
);
