/** How far the check of a player's identity is. A refused one may be sent again. */
export type IdentityState = 'none' | 'review' | 'passed' | 'refused';
