import { groupThousands } from '../money/internal';

/**
 * A count for people to read: 1000000 is '1,000,000'. A count is never below zero and has no fraction; what is no
 * count is '0'.
 *
 * @see docs/rules.md#records
 * @example
 * formatCount(1_000_000); // => '1,000,000'
 * formatCount(-1); // => '0'
 */
export function formatCount(count: number): string {
  const whole = Math.trunc(count);
  return whole > 0 && Number.isSafeInteger(whole) ? groupThousands(String(whole)) : '0';
}

const mobile = /^(09\d{2})\d{3}(\d{4})$/;
const shownDigits = 4;

/**
 * An account number for the screen: a wallet's '09171234567' is '0917 ••• 4567', any other number shows its last
 * four digits, and one too short to be told apart is hidden whole. '' stays ''.
 *
 * @see docs/rules.md#records
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

/**
 * Record rule: a wallet or account that is missing or empty is shown as '--'.
 *
 * @see docs/rules.md#records
 * @example
 * textOrDash('GCash'); // => 'GCash'
 * textOrDash(''); // => '--'
 */
export function textOrDash(text: string | null | undefined): string {
  return text || '--';
}
