/**
 * The shelves of the lobby, in their order: three that are made of what happened (hot, kept, played), all games, and
 * one for each category of the catalogue.
 */
export const shelves = [
  'hot',
  'favorites',
  'recent',
  'all',
  'slot',
  'fish',
  'live',
  'bingo',
  'card',
  'dice',
  'crash',
  'sport',
] as const;

export type Shelf = (typeof shelves)[number];
