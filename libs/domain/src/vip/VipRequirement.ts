import type { Money } from '../money/Money';

/**
 * What a VIP level asks for.
 *
 * @example
 * const needed: VipRequirement = { level: 1, neededDeposit: moneyFromPeso(100), neededTurnover: zeroMoney };
 * const done = { totalDeposit: moneyFromPeso(40), totalTurnover: zeroMoney };
 * missingForLevel(needed, done).deposit; // => moneyFromPeso(60)
 */
export interface VipRequirement {
  readonly level: number;
  readonly neededDeposit: Money;
  readonly neededTurnover: Money;
}
