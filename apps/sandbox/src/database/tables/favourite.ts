import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Games a player starred. */
export const favourite = pgTable('favourite', {
  playerId: integer('player_id').notNull(),
  gameCode: text('game_code').notNull(),
  atMs: instant('at_ms').notNull(),
});
