import { lowestAmount } from '../money/lowestAmount';
import type { Money } from '../money/Money';
import { roundToCentavos } from '../money/roundToCentavos';
import { subtractMoney } from '../money/subtractMoney';
import { zeroMoney } from '../money/zeroMoney';
import type { TurnoverStanding } from './TurnoverStanding';

/**
 * The turnover still missing, in whole centavos; zero when it is met, also when more than enough was bet.
 *
 * Turnover rule: exact difference, half a centavo up, and at least 0.01 while anything is missing, so that nobody
 * is held back by "0.00".
 *
 * @example
 * pesoText(remainingTurnover({ neededTurnover: moneyFromPeso('100'), doneTurnover: moneyFromPeso('40') })); // => '60'
 */
export function remainingTurnover({ neededTurnover, doneTurnover }: TurnoverStanding): Money {
  const missing = subtractMoney(neededTurnover, doneTurnover);
  if (missing <= zeroMoney) return zeroMoney;
  return lowestAmount(roundToCentavos(missing));
}
