import { addMoney } from './addMoney';
import type { Money } from './Money';
import { zeroMoney } from './zeroMoney';

/** The exact sum of the amounts of some rows. */
export function totalAmount(rows: readonly { readonly amount: Money }[]): Money {
  return rows.reduce((total, { amount }) => addMoney(total, amount), zeroMoney);
}
