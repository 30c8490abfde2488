/** States of the identity check as they are stored and sent. */
export const identityCode = { review: 1, passed: 2, refused: 3 } as const;
