import { missingMoney } from '../money/missingMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { VipRequirement } from './VipRequirement';
import type { VipShortfall } from './VipShortfall';
import type { VipStanding } from './VipStanding';

/**
 * What a player still needs for a VIP level, in whole centavos.
 *
 * Level rule: deposits and turnover both count, and one never makes up for the other. What is missing is rounded up,
 * so that the shown amount is always enough.
 *
 * @example
 * const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
 * const done = { totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
 * missingForLevel(needed, done); // => { deposit: zeroMoney, turnover: moneyFromPeso(1_000) }
 */
export function missingForLevel(
  { neededDeposit, neededTurnover }: VipRequirement,
  { totalDeposit, totalTurnover }: Omit<VipStanding, 'level'>,
): VipShortfall {
  return {
    deposit: missingMoney(neededDeposit, totalDeposit) ?? zeroMoney,
    turnover: missingMoney(neededTurnover, totalTurnover) ?? zeroMoney,
  };
}
