import type { Money } from '../money/Money';
import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import { findOpenPromotion } from './findOpenPromotion';
import { minimumOf } from './minimumOf';
import type { PromotionChoice } from './PromotionChoice';

/** Whether a promotion is offered and the amount reaches its minimum; without one it always is. */
export function isPromotionAllowed(
  choice: PromotionChoice,
  { gifts, player }: { readonly gifts: readonly DepositGift[]; readonly player: Depositor },
  amount: Money,
): boolean {
  if (choice === 0) return true;
  return gifts.some((gift) => {
    const open = findOpenPromotion(gift, player);
    return open?.type === choice && amount >= minimumOf(open);
  });
}
