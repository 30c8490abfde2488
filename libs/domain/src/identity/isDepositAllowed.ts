import type { IdentityState } from './IdentityState';

/**
 * Identity rule: documents that are being looked at, or were refused, hold deposits. Whoever has sent none may deposit
 * unless the operator asks for the check before the first deposit.
 *
 * @example
 * isDepositAllowed('none', { isCheckedFirst: false }); // => true
 * isDepositAllowed('review', { isCheckedFirst: false }); // => false
 */
export function isDepositAllowed(
  state: IdentityState,
  { isCheckedFirst }: { readonly isCheckedFirst: boolean },
): boolean {
  return state === 'passed' || (state === 'none' && !isCheckedFirst);
}
