/** More characters than this are no invite code: a broken link must not stand in the way of an account. */
export const longestInvite = 20;
