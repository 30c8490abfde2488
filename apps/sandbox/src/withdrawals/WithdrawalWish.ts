import type { Money } from '@kislap/domain';

/** What a player asks for on the withdrawal screen. */
export interface WithdrawalWish {
  /** The payment method's name in lower case. */
  readonly mode: string;
  readonly amount: Money;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}
