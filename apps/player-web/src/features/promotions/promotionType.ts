import type { PromotionType } from '@kislap/domain';

/**
 * The number of the promotion that the query of a link names.
 *
 * @example
 * promotionTypeIn('?channel=7&type=23'); // => 23
 * promotionTypeIn('?type=many'); // => undefined
 */
export function promotionTypeIn(search: string): number | undefined {
  const written = new URLSearchParams(search).get('type') ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

/** Whether an activity is one that a deposit is made with. */
export function isDepositPromotion(type: number | undefined): type is PromotionType {
  return type === 15 || type === 19 || type === 23;
}
