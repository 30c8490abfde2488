/**
 * How far the check of a player's identity is. A refused one may be sent again.
 *
 * @example
 * const state: IdentityState = 'refused';
 * canSendIdentity(state); // => true
 */
export type IdentityState = 'none' | 'review' | 'passed' | 'refused';

/**
 * Identity rule: documents are sent once, and again only after they were refused.
 *
 * @see docs/rules.md#identity
 * @example
 * canSendIdentity('refused'); // => true
 * canSendIdentity('review'); // => false
 */
export function canSendIdentity(state: IdentityState): boolean {
  return state === 'none' || state === 'refused';
}

/**
 * Identity rule: documents that were refused hold deposits. Whoever has sent none, or waits for an answer, may deposit, up to
 * what the operator allows in all without the check, unless it asks for the check before the first deposit.
 *
 * @see docs/rules.md#identity
 * @example
 * isDepositAllowed('none', { isCheckedFirst: false }); // => true
 * isDepositAllowed('review', { isCheckedFirst: true }); // => false
 */
export function isDepositAllowed(
  state: IdentityState,
  { isCheckedFirst }: { readonly isCheckedFirst: boolean },
): boolean {
  return state === 'passed' || (state !== 'refused' && !isCheckedFirst);
}

/**
 * Identity rule: money goes out only to whom the operator knows, whatever else it asks for.
 *
 * @see docs/rules.md#identity
 * @example
 * isWithdrawalAllowed('none'); // => false
 * isWithdrawalAllowed('passed'); // => true
 */
export function isWithdrawalAllowed(state: IdentityState): boolean {
  return state === 'passed';
}

/**
 * Identity rule: whose documents were refused does not play. Who has sent none, or waits for an answer, may, unless the
 * operator asks for the check first.
 *
 * @see docs/rules.md#identity
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
