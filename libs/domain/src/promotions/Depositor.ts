import type { Player } from '../session/Player';

/**
 * What decides which promotions a player may take.
 *
 * @example
 * const depositor: Depositor = { depositCount: 4, dep15Count: 1 };
 * promotionOffers([], depositor, zeroMoney).map(({ choice }) => choice); // => [0]
 */
export type Depositor = Pick<Player, 'depositCount' | 'dep15Count'>;
