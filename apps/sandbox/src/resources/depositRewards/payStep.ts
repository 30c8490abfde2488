import { pesoFromMoney, pesoText, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../../database/Database';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { hasPrize } from '../../rewards/hasPrize';
import { payReward } from '../../rewards/payReward';
import type { RewardStanding } from './RewardStanding';

/**
 * Pays a deposit reward to a locked player.
 *
 * @throws Refusal `alreadyReceived`, or `depositMoreToday` and `notEligible` with what is missing
 */
export async function payStep(
  transaction: Database,
  { operator, nowMs, session }: PlayerCallContext,
  standing: RewardStanding,
) {
  const playerId = session.player.id;
  const { activityType, claimKey, need, have, gift } = standing;
  if (await hasPrize(transaction, playerId, standing)) throw new Refusal('alreadyReceived');
  if (have < need) {
    const missing = subtractMoney(need, have);
    throw new Refusal('depositMore', { need: pesoFromMoney(missing) }, { amount: pesoText(missing) });
  }
  if (gift <= zeroMoney) throw new Refusal('notEligible');
  const reward = { playerId, activityType, claimKey, amount: gift, nowMs };
  return await payReward(transaction, reward, operator.failpoints);
}
