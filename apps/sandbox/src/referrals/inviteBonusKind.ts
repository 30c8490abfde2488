/** What invitations earn, by their number on the wire and in the table. */
export const inviteBonusKind = { registered: 1, firstDeposit: 2, commission: 3 } as const;
