/** The names of the ledger's accounts. */
export const accountIds = {
  cash: (playerId: number) => `player:${playerId}:cash`,
  hold: (playerId: number) => `player:${playerId}:hold`,
  clearing: (mode: string) => `psp:${mode}:clearing`,
  gaming: 'house:gaming',
  promo: 'house:promo',
  adjust: 'house:adjust',
} as const;
