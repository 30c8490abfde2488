import type { LvReward } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { PlayerCallContext } from '../../http/CallContext';
import { givenAmong } from '../../rewards/givenAmong';
import { giftKeys } from './giftKeys';

/** The gift of reaching each level above the first. */
export async function listLevelGifts({
  operator,
  session: { player },
}: PlayerCallContext): Promise<LvReward[]> {
  const rules = vipLevels.filter(({ level }) => level > 0);
  const given = await givenAmong(operator.database, player.id, {
    activityType: activityType.vip,
    claimKeys: rules.map(({ level }) => giftKeys.ofLevel(level)),
  });
  return rules.map(({ level, upgradeGift }) => ({
    vip: level,
    am: pesoFromMoney(upgradeGift),
    state: given.has(giftKeys.ofLevel(level)) ? 2 : player.vipLevel >= level ? 1 : 0,
  }));
}
