import type { Player } from '../session/Player';

/** What decides which promotions a player may take. */
export type Depositor = Pick<Player, 'depositCount' | 'dep15Count'>;
