/** An account that the player has withdrawn to before. */
export interface SavedBank {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}
