import type { Money } from '@kislap/domain';
import type { Peso } from '../contract/loose/peso';
import { moneyOfPeso } from './moneyOfPeso';

/** Money from a peso field that may be missing. */
export function optionalMoney(peso: Peso | undefined): Money | undefined {
  return peso === undefined ? undefined : moneyOfPeso(peso);
}
