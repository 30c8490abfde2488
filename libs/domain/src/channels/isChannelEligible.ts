import type { ChannelVisitor } from './ChannelVisitor';
import { isOrderAllowed } from '../session/isOrderAllowed';
import type { PayChannel } from './PayChannel';

/**
 * Whether a player may deposit through a channel.
 *
 * Channel rule: it is enabled, the player's VIP order is allowed, the deposit count is at least the channel's,
 * and the VIP level lies between its bounds (no upper bound when it sets none).
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
