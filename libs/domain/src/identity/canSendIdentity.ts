import type { IdentityState } from './IdentityState';

/**
 * Identity rule: documents are sent once, and again only after they were refused.
 *
 * @example
 * canSendIdentity('refused'); // => true
 * canSendIdentity('review'); // => false
 */
export function canSendIdentity(state: IdentityState): boolean {
  return state === 'none' || state === 'refused';
}
