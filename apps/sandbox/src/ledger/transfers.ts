import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Movement } from './post';

/** Money that goes from one account to another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
}

/** Both sides of each transfer that moves anything. */
export function entriesOf(transfers: readonly Transfer[]): Movement['entries'] {
  return transfers
    .filter(({ amount }) => amount > zeroMoney)
    .flatMap(({ from, to, amount }) => [
      { account: from, amount: subtractMoney(zeroMoney, amount) },
      { account: to, amount },
    ]);
}
