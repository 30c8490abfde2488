import type { Player } from '../session/Player';

/**
 * What decides which channels a player may use.
 *
 * @example
 * const newcomer: ChannelVisitor = { depositCount: 0, vipLevel: 0, vipOrder: 3 };
 * isOrderAllowed([1, 2], newcomer.vipOrder); // => false
 */
export type ChannelVisitor = Pick<Player, 'depositCount' | 'vipLevel' | 'vipOrder'>;
