import type { getTeamRewardCall } from '@kislap/api/contract';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { betRewardDay } from '../bets/betRewardDay';
import { receiveBetReward } from '../bets/receiveBetReward';
import { receiveCommission } from './receiveCommission';

/**
 * Gives a reward by its id, or all open commission without one. An id that is a day names the reward for the bets of
 * that day, any other a row of commission.
 *
 * @throws Refusal `notFound`, `notEligible`, `alreadyReceived`, `ended`
 */
export async function receiveTeamReward(
  context: PlayerCallContext,
  { id }: v.InferOutput<typeof getTeamRewardCall.request>,
) {
  const day = betRewardDay(id);
  return day === undefined ? await receiveCommission(context, id) : await receiveBetReward(context, day);
}
