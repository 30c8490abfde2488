import { type GiftPeriod, zeroMoney } from '@kislap/domain';
import { vipLevels, type VipLevelRule } from '../../catalogue/vipLevels';

/** The lowest level with a gift of a period. */
export function levelForGift(period: GiftPeriod): VipLevelRule | undefined {
  return vipLevels.find(({ periodGifts }) => periodGifts[period] > zeroMoney);
}
