import type { PromotionType } from '@kislap/domain';

/**
 * The deposit promotion that a link has asked for, if the player is still on the promotion page: only that page, whose
 * code gives the answer, can have remembered one.
 */
export const askedPromotion: { read: () => PromotionType | undefined } = { read: () => undefined };
