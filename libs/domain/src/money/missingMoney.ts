import type { Money } from './Money';
import { roundUpToCentavos } from './roundUpToCentavos';
import { subtractMoney } from './subtractMoney';

/** What is missing of `need`, in whole centavos that are always enough; `undefined` when nothing is. */
export function missingMoney(need: Money | undefined, have: Money): Money | undefined {
  return need === undefined || have >= need ? undefined : roundUpToCentavos(subtractMoney(need, have));
}
