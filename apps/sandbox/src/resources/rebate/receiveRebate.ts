import { moneyFromPeso, scoreFromMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { quoteRebate } from '../../rebates/quoteRebate';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';

/** Pays yesterday's rebate, once. */
export async function receiveRebate(context: PlayerCallContext) {
  const { nowMs, session, operator } = context;
  const { am, Score, needFlow } = await context.once(v.object(claimAnswer), async (transaction) => {
    const owner = await lockPlayer(transaction, session.player.id);
    const { day, amount, isReceived } = await quoteRebate(transaction, owner, nowMs);
    if (isReceived) throw new Refusal('alreadyReceived');
    if (amount <= zeroMoney) throw new Refusal('notEligible');
    return await payReward(
      transaction,
      { playerId: owner.id, activityType: activityType.rebate, claimKey: day, amount, nowMs },
      operator.failpoints,
    );
  });
  return { Amount: scoreFromMoney(moneyFromPeso(am)), Score, FlGet: 1 as const, needFlow };
}
