import type { Money } from '../money/Money';
import type { Percent } from '../money/Percent';
import type { PayBank } from './PayBank';

/**
 * One way to deposit: a payment partner's channel inside a deposit mode.
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: zeroMoney, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * isChannelEligible(channel, { depositCount: 3, vipLevel: 1, vipOrder: 0 }); // => true
 */
export interface PayChannel {
  /** The mode code, such as 'gcash' or 'onlinebank'; an operator may add its own. */
  readonly mode: string;
  readonly code: string;
  readonly category: string;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isHot: boolean;
  /** Position inside its mode, ascending. */
  readonly sort: number;
  /** Credited deposits a player needs before the channel opens; 0 by default. */
  readonly minDepositCount: number;
  /** Lowest VIP level allowed; 0 by default. */
  readonly minVip: number;
  /** Highest VIP level allowed; missing means no top, 0 means VIP 0 alone. */
  readonly maxVip?: number;
  /** VIP orders allowed: -1 among them or no list at all allows everyone, an empty list nobody. */
  readonly allowedOrders?: readonly number[];
  /** Smallest deposit; zero means the channel sets none. */
  readonly min: Money;
  /** Largest deposit; zero means the channel sets none. */
  readonly max: Money;
  readonly quickAmounts: readonly Money[];
  readonly banks: readonly PayBank[];
  /** Bonus on every deposit through this channel. */
  readonly awardPercent?: Percent;
}
