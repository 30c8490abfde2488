import type { Player } from '../session/Player';

/** What decides which channels a player may use. */
export type ChannelVisitor = Pick<Player, 'depositCount' | 'vipLevel' | 'vipOrder'>;
