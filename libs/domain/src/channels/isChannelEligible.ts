import type { ChannelVisitor } from './ChannelVisitor';
import { isOrderAllowed } from '../session/isOrderAllowed';
import type { PayChannel } from './PayChannel';

/**
 * Whether a player may deposit through a channel.
 *
 * Channel rule: it is enabled, the player's VIP order is allowed, the deposit count is at least the channel's,
 * and the VIP level lies between its bounds (no upper bound when it sets none).
 *
 * @example
 * const channel: PayChannel = {
 *   mode: 'gcash', code: 'gp1', category: 'wallet', name: 'GCash', isEnabled: true, isHot: true, sort: 1,
 *   minDepositCount: 0, minVip: 1, min: moneyFromPeso(100), max: zeroMoney, awardPercent: 2, banks: [],
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
