/**
 * How far the check of a player's identity is. A refused one may be sent again.
 *
 * @example
 * const state: IdentityState = 'refused';
 * canSendIdentity(state); // => true
 */
export type IdentityState = 'none' | 'review' | 'passed' | 'refused';
