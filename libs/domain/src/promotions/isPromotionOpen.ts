import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import type { KnownGift } from './KnownGift';

/**
 * Whether a promotion is still open to a player.
 *
 * Promotion rule: it is active and readable; 15 leaves when its own count reaches `dayNumber`, 19 after the first
 * deposit of any kind, 23 after as many deposits as it has steps.
 */
export function isPromotionOpen(gift: DepositGift, player: Depositor): gift is KnownGift {
  const [first] = gift.steps;
  if (!gift.isActive || !first) return false;
  switch (gift.type) {
    case 15:
      return first.dayNumber === undefined || player.dep15Count < first.dayNumber;
    case 19:
      return player.depositCount === 0;
    case 23:
      return player.depositCount < gift.steps.length;
    default:
      return false;
  }
}
