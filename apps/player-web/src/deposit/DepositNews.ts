import type { CreditedDeposit } from '@kislap/domain';

/** What the deposit watch has to tell the player. */
export type DepositNews =
  | { readonly type: 'credited'; readonly deposit: CreditedDeposit }
  /** None has arrived in time; it will be added when the payment does. */
  | { readonly type: 'late' };
