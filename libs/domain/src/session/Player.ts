import type { Money } from '../money';

/**
 * The signed-in player, as the operator last told it.
 *
 * @example
 * const player: Player = {
 *   userId: 1, nickname: 'Juan', phone: '639171234567', balance: moneyFromPeso(500), depositCount: 3, dep15Count: 0,
 *   vipLevel: 1, vipOrder: 0, signTimes: 2, isSignedToday: true, isRepairEarnedToday: false, avatarId: 3,
 * };
 * maskPhone(player.phone); // => '+63 917 *** 4567'
 */
export interface Player {
  readonly userId: number;
  readonly nickname: string;
  /** '639171234567', or '' while no phone is bound. */
  readonly phone: string;
  readonly balance: Money;
  /** Credited deposits, ever. */
  readonly depositCount: number;
  /** Deposits already made with promotion 15, the happy gift. */
  readonly dep15Count: number;
  readonly vipLevel: number;
  /** The group that an operator sorts the player into; channels and rewards may be open to some groups only. */
  readonly vipOrder: number;
  /** Days checked in this week, 0 to 7. */
  readonly signTimes: number;
  readonly isSignedToday: boolean;
  /** Whether today's condition for repairing a missed day is met and still unused. */
  readonly isRepairEarnedToday: boolean;
  /** The operator's face number; `avatarId` makes the picture's name of it. */
  readonly avatarId: number;
}

const anyOrder = -1;

/**
 * Whether a VIP order is in a list of allowed ones; -1 in the list, or no list, allows everyone.
 *
 * @see docs/rules.md#session
 * @example
 * isOrderAllowed([1, 2], 3); // => false
 * isOrderAllowed([-1], 3); // => true
 */
export function isOrderAllowed(allowedOrders: readonly number[] | undefined, vipOrder: number): boolean {
  return !allowedOrders || allowedOrders.includes(anyOrder) || allowedOrders.includes(vipOrder);
}
