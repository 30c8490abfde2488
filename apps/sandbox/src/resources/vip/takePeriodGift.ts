import { pesoFromMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';
import { giftKeys } from './giftKeys';
import { giftPeriods } from './giftPeriods';
import { levelForGift } from './levelForGift';

/** Gives the VIP gift of the day, the week or the month: once in each, whatever the level was or becomes. */
export async function takePeriodGift(context: PlayerCallContext, { lvType }: { readonly lvType: 1 | 2 | 3 }) {
  const { operator, session, nowMs } = context;
  const period = giftPeriods[lvType];
  return await context.once(v.object(claimAnswer), async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const amount = vipLevels[player.vipLevel]?.periodGifts[period] ?? zeroMoney;
    if (amount <= zeroMoney) throw notReached(levelForGift(period));
    const reward = {
      playerId: player.id,
      activityType: activityType.vip,
      claimKey: giftKeys.ofPeriod(period, nowMs),
      amount,
      nowMs,
    };
    return await payReward(transaction, reward, operator.failpoints);
  });
}

function notReached(rule: (typeof vipLevels)[number] | undefined): Refusal {
  if (rule === undefined) return new Refusal('notEligible');
  const level = String(rule.level);
  return new Refusal('vipLevelNotReached', { need: pesoFromMoney(rule.deposit) }, { level });
}
