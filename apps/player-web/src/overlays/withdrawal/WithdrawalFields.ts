import type { WithdrawalForm } from '@kislap/domain';

/** The withdrawal form with the bank it goes to; '' while none is chosen. */
export interface WithdrawalFields extends WithdrawalForm {
  readonly bankCode: string;
}
