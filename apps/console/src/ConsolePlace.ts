/** The parts of the console, in the order of its menu; the address names them behind its `#`. */
export const consolePlaces = [
  'players',
  'messages',
  'orders',
  'payouts',
  'operator',
  'faults',
  'ledger',
] as const;

export type ConsolePlace = (typeof consolePlaces)[number];
