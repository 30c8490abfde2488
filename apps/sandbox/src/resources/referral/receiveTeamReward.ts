import type { getTeamRewardCall } from '@kislap/api/contract';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { betRewardDay } from '../bets/betRewardDay';
import { receiveBetReward } from '../bets/receiveBetReward';

/**
 * Gives a reward by its id. An id that is a day names the reward for the bets of that day.
 *
 * @throws Refusal `notFound`, `notEligible`, `alreadyReceived`, `ended`
 */
export async function receiveTeamReward(
  context: PlayerCallContext,
  { id }: v.InferOutput<typeof getTeamRewardCall.request>,
) {
  const day = betRewardDay(id);
  if (day !== undefined) return await receiveBetReward(context, day);
  throw new Refusal('notFound');
}
