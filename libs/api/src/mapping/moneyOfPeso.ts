import { moneyFromPeso, type Money } from '@kislap/domain';
import type { Peso } from '../contract/loose/peso';

/** Money from a plain peso field of the wire. A ledger field does not compile here. */
export function moneyOfPeso(peso: Peso): Money {
  return moneyFromPeso(peso);
}
