/**
 * A bank that an online-bank channel pays from.
 *
 * @example
 * const banks: readonly PayBank[] = [{ name: 'BPI', isEnabled: true }, { name: 'RCBC', isEnabled: false }];
 * banks.filter(({ isEnabled }) => isEnabled).map(({ name }) => name); // => ['BPI']
 */
export interface PayBank {
  readonly name: string;
  readonly isEnabled: boolean;
}
