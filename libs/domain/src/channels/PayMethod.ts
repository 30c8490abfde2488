import type { Money, Percent } from '../money';

/**
 * A bank that an online-bank channel pays from.
 *
 * @example
 * const banks: readonly PayBank[] = [{ name: 'BPI', isEnabled: true }, { name: 'RCBC', isEnabled: false }];
 * banks.filter(({ isEnabled }) => isEnabled).map(({ name }) => name); // => ['BPI']
 */
export interface PayBank {
  readonly name: string;
  readonly isEnabled: boolean;
}

/**
 * One way to deposit: a payment partner's channel inside a deposit mode.
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
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
  /** Smallest deposit; undefined when the channel sets none. */
  readonly min: Money | undefined;
  /** Largest deposit; undefined when the channel sets none. */
  readonly max: Money | undefined;
  readonly quickAmounts: readonly Money[];
  readonly banks: readonly PayBank[];
  /** Bonus on every deposit through this channel. */
  readonly awardPercent?: Percent;
}

/**
 * A wallet or bank that money comes from or goes to. A limit that is not set is undefined.
 *
 * @example
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * withdrawMethods([method]); // => [method]
 */
export interface PayMethod {
  readonly id: number;
  readonly name: string;
  readonly isDeposit: boolean;
  readonly isWithdraw: boolean;
  readonly depositSort: number;
  readonly withdrawSort: number;
  readonly depositMin: Money | undefined;
  readonly depositMax: Money | undefined;
  readonly withdrawMin: Money | undefined;
  readonly withdrawMax: Money | undefined;
  /** Codes of the banks a withdrawal can go to. */
  readonly banks: readonly string[];
  readonly channels: readonly PayChannel[];
  /** How long a payout usually takes, in seconds, by the operator's own word; missing where it gives none. */
  readonly usualPayoutSeconds?: number;
}

/**
 * The methods that money can be withdrawn to, in the operator's withdrawal order.
 *
 * @see docs/rules.md#withdrawal-methods
 * @example
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const maya = { ...method, name: 'Maya', withdrawSort: 0 };
 * withdrawMethods([method, maya, { ...method, isWithdraw: false }]); // => [maya, method]
 */
export function withdrawMethods(methods: readonly PayMethod[]): readonly PayMethod[] {
  return methods
    .filter((method) => method.isWithdraw)
    .sort((left, right) => left.withdrawSort - right.withdrawSort);
}
