import type { PromotionType } from '@kislap/domain';

/** Whether an activity is one that a deposit is made with. */
export function isDepositPromotion(type: number | undefined): type is PromotionType {
  return type === 15 || type === 19 || type === 23;
}
