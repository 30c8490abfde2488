import type { Money } from '../money/Money';

/**
 * How far a player has come on the VIP ladder.
 *
 * @example
 * const standing: VipStanding = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: zeroMoney };
 * progressToNextLevel([], standing); // => undefined
 */
export interface VipStanding {
  readonly level: number;
  /** Deposited ever. */
  readonly totalDeposit: Money;
  /** Turned over ever. */
  readonly totalTurnover: Money;
}
