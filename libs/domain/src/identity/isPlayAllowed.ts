import type { IdentityState } from './IdentityState';

/**
 * Identity rule: whose documents were refused does not play. Who has sent none, or waits for an answer, may, unless the
 * operator asks for the check first.
 *
 * @example
 * isPlayAllowed('review', { isCheckedFirst: false }); // => true
 * isPlayAllowed('refused', { isCheckedFirst: false }); // => false
 */
export function isPlayAllowed(
  state: IdentityState,
  { isCheckedFirst }: { readonly isCheckedFirst: boolean },
): boolean {
  return state === 'passed' || (state !== 'refused' && !isCheckedFirst);
}
