import type { Money } from '../money/Money';
import { roundUpToCentavos } from '../money/roundUpToCentavos';
import { subtractMoney } from '../money/subtractMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { VipRequirement } from './VipRequirement';
import type { VipShortfall } from './VipShortfall';
import type { VipStanding } from './VipStanding';

/**
 * What a player still needs for a VIP level, in whole centavos.
 *
 * Level rule: deposits and turnover both count, and one never makes up for the other. What is missing is rounded up,
 * so that the shown amount is always enough.
 */
export function missingForLevel(
  { neededDeposit, neededTurnover }: VipRequirement,
  { totalDeposit, totalTurnover }: Omit<VipStanding, 'level'>,
): VipShortfall {
  return {
    deposit: missing(neededDeposit, totalDeposit),
    turnover: missing(neededTurnover, totalTurnover),
  };
}

function missing(needed: Money, done: Money): Money {
  return done >= needed ? zeroMoney : roundUpToCentavos(subtractMoney(needed, done));
}
