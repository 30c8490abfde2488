/**
 * What the player has filled in on the withdrawal screen.
 *
 * @example
 * const form: WithdrawalForm = { amountText: '', accountNumber: '', accountName: '' };
 * canSubmitWithdrawal(form); // => false
 */
export interface WithdrawalForm {
  readonly amountText: string;
  readonly accountNumber: string;
  readonly accountName: string;
}
