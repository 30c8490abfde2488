/**
 * The account number field of what was typed or pasted: digits only.
 *
 * @example
 * cleanAccountNumber('0917 123-4567'); // => '09171234567'
 */
export function cleanAccountNumber(typed: string): string {
  return typed.replace(/\D/g, '');
}
