const mobile = /^(09\d{2})\d{3}(\d{4})$/;
const shownDigits = 4;

/**
 * An account number for the screen: a wallet's '09171234567' is '0917 ••• 4567', any other number shows its last
 * four digits, and one too short to be told apart is hidden whole. '' stays ''.
 *
 * @example
 * maskAccount('09171234567'); // => '0917 ••• 4567'
 * maskAccount('1234567890'); // => '•••• 7890'
 */
export function maskAccount(accountNumber: string): string {
  if (accountNumber === '') return '';
  const [, prefix, ending] = mobile.exec(accountNumber) ?? [];
  if (prefix && ending) return `${prefix} ••• ${ending}`;
  return accountNumber.length > shownDigits ? `•••• ${accountNumber.slice(-shownDigits)}` : '••••';
}
