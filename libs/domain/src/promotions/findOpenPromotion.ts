import type { DepositGift } from './DepositGift';
import type { Depositor } from './Depositor';
import type { OpenPromotion } from './OpenPromotion';

/**
 * The promotion that a gift is to a player now; undefined when it is not open.
 *
 * Promotion rule: the gift is active and readable; 15 leaves when its own count reaches `dayNumber`, 19 after the
 * first deposit of any kind, 23 after as many deposits as it has steps.
 */
export function findOpenPromotion(gift: DepositGift, player: Depositor): OpenPromotion | undefined {
  const [first] = gift.steps;
  if (!gift.isActive || !first) return undefined;
  switch (gift.type) {
    case 15:
      return player.dep15Count < (first.dayNumber ?? Infinity) ? { type: 15, step: first } : undefined;
    case 19:
      return player.depositCount === 0 ? { type: 19, step: first } : undefined;
    case 23: {
      const step = gift.steps[player.depositCount];
      return step && { type: 23, step };
    }
    default:
      return undefined;
  }
}
