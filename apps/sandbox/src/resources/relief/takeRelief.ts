import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { relief } from '../../catalogue/relief';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { Refusal } from '../../kernel/Refusal';
import { accountIds } from '../../ledger/accountIds';
import { readBalance } from '../../ledger/readBalance';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';
import { reliefOf } from './reliefOf';

const taken = v.object({ ...claimAnswer, times: v.number() });

/** Gives relief, up to its times a day. */
export async function takeRelief(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  return await context.once(taken, async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const balance = await readBalance(transaction, accountIds.cash(player.id));
    const { times, state } = await reliefOf(transaction, player, { balance, nowMs });
    if (state === 'closed') throw new Refusal('notEligible');
    if (state === 'usedUp') throw new Refusal('alreadyReceived');
    const reward = {
      playerId: player.id,
      activityType: activityType.relief,
      claimKey: `${manilaToday(nowMs).day}:${times + 1}`,
      amount: relief.amount,
      nowMs,
    };
    return { ...(await payReward(transaction, reward, operator.failpoints)), times: times + 1 };
  });
}
