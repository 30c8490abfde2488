/** The names of the ledger's accounts. */
export const accountIds = {
  cash: (playerId: number) => `player:${playerId}:cash`,
  hold: (playerId: number) => `player:${playerId}:hold`,
  /** What lies in the wallet of a studio that has one of its own. */
  wallet: (playerId: number, studio: string) => `player:${playerId}:studio:${studio}`,
  clearing: (mode: string) => `psp:${mode}:clearing`,
  gaming: 'house:gaming',
  promo: 'house:promo',
  adjust: 'house:adjust',
} as const;
