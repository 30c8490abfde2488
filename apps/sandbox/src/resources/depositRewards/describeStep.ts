import type { RewardStepRow } from '@kislap/api/contract';
import { pesoFromMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../../database/Database';
import { hasPrize } from '../../rewards/hasPrize';
import type { RewardStanding } from './RewardStanding';

/** A deposit reward on the wire. */
export async function describeStep(
  database: Database,
  playerId: number,
  standing: RewardStanding,
): Promise<RewardStepRow> {
  const { level, need, have, gift } = standing;
  const canClaim = have >= need && gift > zeroMoney;
  const isClaimed = await hasPrize(database, playerId, standing);
  return {
    lv: level,
    need: pesoFromMoney(need),
    have: pesoFromMoney(have),
    am: pesoFromMoney(gift),
    state: isClaimed ? 2 : canClaim ? 1 : 0,
  };
}
