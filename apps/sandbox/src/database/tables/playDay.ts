import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** How long players have played on a Manila day ('YYYY-MM-DD'), in milliseconds. */
export const playDay = pgTable(
  'play_day',
  {
    playerId: integer('player_id').notNull(),
    day: text('day').notNull(),
    playedMs: instant('played_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);
