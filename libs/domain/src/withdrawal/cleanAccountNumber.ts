/** The account number field of what was typed or pasted: digits only. */
export function cleanAccountNumber(typed: string): string {
  return typed.replace(/\D/g, '');
}
