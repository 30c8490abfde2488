import { type Money, percentOfMoney, zeroMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import { lossBack } from '../../catalogue/depositRewards';
import type { Database } from '../../database/Database';
import { depositedSince } from '../../deposits/depositedSince';
import { manilaToday } from '../../kernel/manilaToday';
import { netLossSince } from '../../rounds/netLossSince';
import { endOfRound } from '../promotions/endOfRound';
import type { RewardStanding } from './RewardStanding';

const dayMs = 86_400_000;

/** The part of this week's net loss that comes back; nothing for a week that won. */
export async function lossBackStanding(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<RewardStanding> {
  const { monday, weekday, startsAtMs } = manilaToday(nowMs);
  const mondayMs = startsAtMs - (weekday - 1) * dayMs;
  return {
    level: 1,
    need: lossBack.need,
    have: await depositedSince(database, playerId, mondayMs),
    gift: shareOf(await netLossSince(database, playerId, mondayMs)),
    activityType: activityType.lossBack,
    claimKey: monday,
    endsAt: endOfRound({ lasts: 'week' }, nowMs),
  };
}

function shareOf(netLoss: Money): Money {
  if (netLoss <= zeroMoney) return zeroMoney;
  const share = percentOfMoney(netLoss, lossBack.ratePercent);
  return share < lossBack.maximum ? share : lossBack.maximum;
}
