/** Asked after this id, the operator answers with the latest deposit alone. */
export const latestDepositOnly = -1;
