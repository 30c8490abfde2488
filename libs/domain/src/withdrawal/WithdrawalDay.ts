import type { Money } from '../money/Money';

/**
 * What the player's VIP level still lets out today, as the operator counts it; `undefined` where it does not say.
 *
 * @example
 * const today: WithdrawalDay = { amountLeft: moneyFromPeso(300), timesLeft: 2 };
 * checkWithdrawalDay(moneyFromPeso(500), today); // => fail({ type: 'aboveDayLimit', amountLeft: moneyFromPeso(300) })
 */
export interface WithdrawalDay {
  readonly amountLeft: Money | undefined;
  readonly timesLeft: number | undefined;
}
