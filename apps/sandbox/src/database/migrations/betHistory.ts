import type { Migration } from './Migration';

/** A player's bets are read newest first, a page at a time. */
export const betHistory: Migration = {
  id: '0012-bet-history',
  statements: [`CREATE INDEX bet_of_player ON bet (player_id, id DESC)`],
};
