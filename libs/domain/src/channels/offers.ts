import type { Money } from '../money';
import { moneyFromUnits } from '../money/internal';
import { isOrderAllowed, type Player } from '../session';
import type { PayChannel, PayMethod } from './PayMethod';

/**
 * A channel the player may use, with the limits that hold for it.
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * const offer: ChannelOffer = { channel, method, min: moneyFromPeso(100), max: moneyFromPeso(50_000) };
 * quickAmounts(offer).map(pesoText); // => ['200', '500']
 */
export interface ChannelOffer {
  readonly channel: PayChannel;
  readonly method: PayMethod;
  /** Smallest deposit; undefined when neither channel nor method sets one. */
  readonly min: Money | undefined;
  /** Largest deposit; undefined when neither channel nor method sets one. */
  readonly max: Money | undefined;
}

function firstSet(limit: Money | undefined, fallback: Money | undefined): Money | undefined {
  const set = limit ?? fallback;
  return set === undefined ? undefined : moneyFromUnits(set);
}

/**
 * Puts a channel beside its limits. Limit rule: the channel's own win, the method's stand in where it has none.
 *
 * @see docs/rules.md#payment-channels
 * @throws RangeError when a limit is no amount
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * const method: PayMethod = {
 *   id: 7, name: 'GCash', isDeposit: true, isWithdraw: true, depositSort: 1, withdrawSort: 1,
 *   depositMin: moneyFromPeso(50), depositMax: moneyFromPeso(50_000), withdrawMin: moneyFromPeso(100),
 *   withdrawMax: moneyFromPeso(50_000), banks: [], channels: [],
 * };
 * offerChannel(channel, method).min; // => moneyFromPeso(100)
 * offerChannel(channel, method).max; // => moneyFromPeso(50_000)
 */
export function offerChannel(channel: PayChannel, method: PayMethod): ChannelOffer {
  return {
    channel,
    method,
    min: firstSet(channel.min, method.depositMin),
    max: firstSet(channel.max, method.depositMax),
  };
}

/**
 * What decides which channels a player may use.
 *
 * @example
 * const newcomer: ChannelVisitor = { depositCount: 0, vipLevel: 0, vipOrder: 3 };
 * isOrderAllowed([1, 2], newcomer.vipOrder); // => false
 */
export type ChannelVisitor = Pick<Player, 'depositCount' | 'vipLevel' | 'vipOrder'>;

/**
 * Whether a player may deposit through a channel.
 *
 * Channel rule: it is enabled, the player's VIP order is allowed, the deposit count is at least the channel's,
 * and the VIP level lies between its bounds (no upper bound when it sets none).
 *
 * @see docs/rules.md#payment-channels
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: undefined, awardPercent: 2, banks: [],
 *   quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
 * };
 * isChannelEligible(channel, { depositCount: 0, vipLevel: 1, vipOrder: 0 }); // => true
 * isChannelEligible(channel, { depositCount: 0, vipLevel: 0, vipOrder: 0 }); // => false
 */
export function isChannelEligible(channel: PayChannel, player: ChannelVisitor): boolean {
  return (
    channel.isEnabled &&
    isOrderAllowed(channel.allowedOrders, player.vipOrder) &&
    player.depositCount >= channel.minDepositCount &&
    player.vipLevel >= channel.minVip &&
    (channel.maxVip === undefined || player.vipLevel <= channel.maxVip)
  );
}
