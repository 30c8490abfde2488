import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Codes of gift cards that a player tried and that are none. */
export const wrongCard = pgTable('wrong_card', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  atMs: instant('at_ms').notNull(),
});
