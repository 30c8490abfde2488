import type { Money } from '../money/Money';

/** How far a player has come on the VIP ladder. */
export interface VipStanding {
  readonly level: number;
  /** Deposited ever. */
  readonly totalDeposit: Money;
  /** Turned over ever. */
  readonly totalTurnover: Money;
}
