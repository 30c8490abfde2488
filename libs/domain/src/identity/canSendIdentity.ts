import type { IdentityState } from './IdentityState';

/** Identity rule: documents are sent once, and again only after they were refused. */
export function canSendIdentity(state: IdentityState): boolean {
  return state === 'none' || state === 'refused';
}
