import type { GiftPeriod } from '@kislap/domain';
import { manilaPeriod } from '../../kernel/manilaPeriod';

/** The claim keys of the VIP gifts. A period's gift is one gift, whatever level it was received on. */
export const giftKeys = {
  ofLevel: (level: number) => `level:${level}`,
  ofPeriod: (period: GiftPeriod, nowMs: number) => `${period}:${manilaPeriod(nowMs, period).name}`,
};
