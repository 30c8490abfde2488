import type { WithdrawalForm } from '@kislap/domain';

/** The withdrawal form with the method and bank it goes to. */
export interface WithdrawalFields extends WithdrawalForm {
  readonly methodId: number | undefined;
  readonly bankCode: string;
}
