import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A player's latest sitting at the games. `seenAtMs` is the last sign of it, up to which its time is counted. */
export const sitting = pgTable('sitting', {
  playerId: integer('player_id').primaryKey(),
  startedAtMs: instant('started_at_ms').notNull(),
  seenAtMs: instant('seen_at_ms').notNull(),
  isOpen: boolean('is_open').notNull(),
});
