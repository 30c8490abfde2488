import { type Money, moneyFromPeso } from '../money';

/** An amount in a test: pesos(1.15) is 1.15 PHP. */
export function pesos(amount: number | string): Money {
  return moneyFromPeso(amount);
}
