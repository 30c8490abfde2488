import type { Money } from '../money/Money';

/** What the player's VIP level still lets out today, as the operator counts it; `undefined` where it does not say. */
export interface WithdrawalDay {
  readonly amountLeft: Money | undefined;
  readonly timesLeft: number | undefined;
}
