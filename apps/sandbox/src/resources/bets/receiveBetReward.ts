import { pesoFromMoney, subtractMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { betReward } from '../../catalogue/betReward';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';
import { dayReward } from './dayReward';

/**
 * Gives the reward for the bets of a Manila day, once.
 *
 * @throws Refusal `notEligible`, `alreadyReceived`, `ended`
 */
export async function receiveBetReward(context: PlayerCallContext, day: string) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const reward = await dayReward(transaction, { playerId, day }, nowMs);
    if (reward === undefined) throw new Refusal('ended');
    if (reward.state === 'received') throw new Refusal('alreadyReceived');
    if (reward.state === 'locked') {
      throw new Refusal('notEligible', { need: pesoFromMoney(subtractMoney(betReward.need, reward.have)) });
    }
    const given = { playerId, claimKey: day, amount: betReward.amount, nowMs };
    return await payReward(
      transaction,
      { ...given, activityType: activityType.betReward },
      operator.failpoints,
    );
  });
}
