import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Self-exclusions. The account rests until the end; nothing undoes it before `irrevocableUntilMs`. */
export const exclusion = pgTable('exclusion', {
  playerId: integer('player_id').primaryKey(),
  untilMs: instant('until_ms').notNull(),
  irrevocableUntilMs: instant('irrevocable_until_ms').notNull(),
  atMs: instant('at_ms').notNull(),
});
