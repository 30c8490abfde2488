import type { Money } from '../money/Money';

/**
 * What is still missing for a VIP level; zero where nothing is.
 *
 * @example
 * const nothing: VipShortfall = { deposit: zeroMoney, turnover: zeroMoney };
 * const needed = { level: 1, neededDeposit: zeroMoney, neededTurnover: zeroMoney };
 * missingForLevel(needed, { totalDeposit: zeroMoney, totalTurnover: zeroMoney }); // => nothing
 */
export interface VipShortfall {
  readonly deposit: Money;
  readonly turnover: Money;
}
