import { pddNewCall } from '@kislap/api/contract';
import { describeRound } from '../../draw/describeRound';
import { describeSpin } from '../../draw/describeSpin';
import { spinWheel } from '../../draw/spinWheel';
import type { PlayerCallContext } from '../../http/CallContext';
import { lockPlayer } from '../../players/lockPlayer';

/** Uses one spin, once per idempotency key: a repeat tells the same prize again. */
export async function spin({ once, operator, nowMs, session: { player } }: PlayerCallContext) {
  return await once(pddNewCall.response, async (transaction) => {
    await lockPlayer(transaction, player.id);
    const { random } = operator;
    const { spin: spun, round } = await spinWheel(transaction, player.id, { random, nowMs });
    return { ...describeSpin(spun), user: await describeRound(transaction, round, nowMs) };
  });
}
