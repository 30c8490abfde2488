import { pesoFromMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';
import { giftKeys } from './giftKeys';

/** Gives the gift of reaching a level, once for ever. */
export async function takeLevelGift(context: PlayerCallContext, { vip }: { readonly vip: number }) {
  const { operator, session, nowMs } = context;
  const rule = vipLevels.find(({ level }) => level > 0 && level === vip);
  if (!rule) throw new Refusal('notFound');
  return await context.once(v.object(claimAnswer), async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    if (player.vipLevel < vip) {
      const need = pesoFromMoney(rule.deposit);
      throw new Refusal('vipLevelNotReached', { need }, { level: String(vip) });
    }
    const reward = {
      playerId: player.id,
      activityType: activityType.vip,
      claimKey: giftKeys.ofLevel(vip),
      amount: rule.upgradeGift,
      nowMs,
    };
    return await payReward(transaction, reward, operator.failpoints);
  });
}
