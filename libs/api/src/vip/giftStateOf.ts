import type { GiftState } from '@kislap/domain';

/**
 * Claim rule of VIP gifts: 0 not reached, 1 to receive, 2 received. A number that is not known is locked: a button
 * that cannot work is not shown.
 *
 * @example
 * giftStateOf(1); // => 'ready'
 * giftStateOf(9); // => 'locked'
 */
export function giftStateOf(state: number): GiftState {
  switch (state) {
    case 1:
      return 'ready';
    case 2:
      return 'received';
    default:
      return 'locked';
  }
}
