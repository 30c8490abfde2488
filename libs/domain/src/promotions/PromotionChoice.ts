import type { PromotionType } from './PromotionType';

/** What the deposit is made with: a promotion, or 0 for 'Do not participate'. */
export type PromotionChoice = 0 | PromotionType;
