import type { Money } from './Money';
import { roundUpToCentavos } from './roundUpToCentavos';
import { subtractMoney } from './subtractMoney';
import { zeroMoney } from './zeroMoney';

/** What is missing of `need`, in whole centavos that are always enough; `undefined` when nothing is. */
export function missingMoney(need: Money | undefined, have: Money): Money | undefined {
  if (need === undefined) return undefined;
  const missing = subtractMoney(need, have);
  return missing > zeroMoney ? roundUpToCentavos(missing) : undefined;
}
