import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** What players agreed to and took back, each step of it. The last one of a purpose counts. */
export const consent = pgTable('consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  purpose: text('purpose', { enum: ['marketing', 'analytics'] }).notNull(),
  isGiven: boolean('is_given').notNull(),
  atMs: instant('at_ms').notNull(),
});
