import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Accounts that their players closed, and what they said about it. */
export const closing = pgTable('closing', {
  playerId: integer('player_id').primaryKey(),
  reason: text('reason').notNull(),
  atMs: instant('at_ms').notNull(),
});
