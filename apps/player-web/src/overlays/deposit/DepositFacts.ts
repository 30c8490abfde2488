import type { PayOffer } from '@kislap/api';
import type { ActiveAward, DepositGift, Player } from '@kislap/domain';

/** What the operator says before a deposit: the ways to pay, running awards, promotions, and who pays. */
export interface DepositFacts {
  readonly payOffer: PayOffer;
  readonly awards: readonly ActiveAward[];
  readonly gifts: readonly DepositGift[];
  readonly player: Player;
}
