import { activityType } from '../../catalogue/activityType';
import { firstTopUp } from '../../catalogue/depositRewards';
import type { Database } from '../../database/Database';
import { firstDepositSince } from '../../deposits/firstDepositSince';
import { manilaToday } from '../../kernel/manilaToday';
import { endOfRound } from '../promotions/endOfRound';
import type { RewardStanding } from './RewardStanding';

/** The gift for the first deposit of today. */
export async function firstTopUpStanding(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<RewardStanding> {
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
