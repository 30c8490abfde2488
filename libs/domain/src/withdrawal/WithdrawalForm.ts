/** What the player has filled in on the withdrawal screen. */
export interface WithdrawalForm {
  readonly amountText: string;
  readonly accountNumber: string;
  readonly accountName: string;
}
