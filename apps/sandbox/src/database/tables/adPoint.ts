import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A step of a player that whoever brought them heard of. */
export const adPoint = pgTable('ad_point', {
  playerId: integer('player_id').notNull(),
  /** The app's own name for the event: told twice, it is one event. */
  eventId: text('event_id').notNull(),
  /** 0 registered, 1 first deposit, 2 deposit, 3 logged in. */
  type: integer('type').notNull(),
  /** Where the player came from, as JSON. */
  source: text('source').notNull(),
  atMs: instant('at_ms').notNull(),
});
