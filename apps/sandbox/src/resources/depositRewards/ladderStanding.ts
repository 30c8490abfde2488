import { activityType } from '../../catalogue/activityType';
import { depositLadder } from '../../catalogue/depositRewards';
import type { Database } from '../../database/Database';
import { depositedSince } from '../../deposits/depositedSince';
import { manilaToday } from '../../kernel/manilaToday';
import { endOfRound } from '../promotions/endOfRound';
import type { RewardStanding } from './RewardStanding';

/** Every step of today's ladder. */
export async function ladderStanding(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<readonly RewardStanding[]> {
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
