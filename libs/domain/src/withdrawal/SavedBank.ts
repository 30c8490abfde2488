/**
 * An account that the player has withdrawn to before.
 *
 * @example
 * const account: SavedBank = { bankCode: 'gcash', accountNumber: '09171234567', accountName: 'Juan dela Cruz' };
 * maskAccount(account.accountNumber); // => '0917 ••• 4567'
 */
export interface SavedBank {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}
