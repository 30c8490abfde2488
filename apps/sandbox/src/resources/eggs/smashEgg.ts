import { pesoFromMoney, subtractMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { egg } from '../../catalogue/egg';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';
import { drawEgg } from './drawEgg';
import { type EggsToday, eggsOf } from './eggsOf';

const smashed = v.object({ ...claimAnswer, prize_type: v.number(), times: v.number() });

/** Smashes one of the player's eggs. Which place was tapped is not even read. */
export async function smashEgg(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  return await context.once(smashed, async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const eggs = await eggsOf(transaction, player.id, nowMs);
    if (eggs.left === 0) throw noEgg(eggs);
    const { prizeType, amount } = drawEgg(operator.random);
    const reward = {
      playerId: player.id,
      activityType: activityType.egg,
      claimKey: `${manilaToday(nowMs).day}:${eggs.smashed + 1}`,
      amount,
      prizeType,
      nowMs,
    };
    const given = await payReward(transaction, reward, operator.failpoints);
    return { ...given, prize_type: prizeType, times: eggs.left - 1 };
  });
}

function noEgg({ smashed: used, needed, deposited }: EggsToday): Refusal {
  if (used >= egg.eggsPerDay) return new Refusal('ended');
  return new Refusal('noEgg', { need: pesoFromMoney(subtractMoney(needed, deposited)) });
}
