/** A bank that an online-bank channel pays from. */
export interface PayBank {
  readonly name: string;
  readonly isEnabled: boolean;
}
