/** What stands on home under its first row of games, by the contract's names, and what the console calls it. */
export const homeShelves = [
  { code: 'recent', name: 'Continue playing' },
  { code: 'favorites', name: 'Favorites' },
  { code: 'new', name: 'New this week' },
  { code: 'slot', name: 'Slots' },
  { code: 'fish', name: 'Fishing' },
  { code: 'live', name: 'Live' },
  { code: 'bingo', name: 'Bingo' },
  { code: 'card', name: 'Cards' },
  { code: 'dice', name: 'Dice' },
  { code: 'crash', name: 'Crash' },
  { code: 'arcade', name: 'Arcade' },
  { code: 'sport', name: 'Sports' },
  { code: 'studios', name: 'Studios' },
  { code: 'wins', name: 'Recent wins' },
] as const;
