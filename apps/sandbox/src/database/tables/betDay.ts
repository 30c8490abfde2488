import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { money } from './money';

/** What a player's bets of a Manila day come to; kept by the database with every bet. */
export const betDay = pgTable(
  'bet_day',
  {
    playerId: integer('player_id').notNull(),
    /** Counted from 1 January 1970. */
    day: integer('day').notNull(),
    stake: money('stake').notNull(),
    win: money('win').notNull(),
    validStake: money('valid_stake').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);
