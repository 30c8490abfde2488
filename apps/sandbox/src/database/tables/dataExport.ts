import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Addresses under which players fetch their data, once. Only the hash of their key is stored. */
export const dataExport = pgTable('data_export', {
  keyHash: text('key_hash').primaryKey(),
  playerId: integer('player_id').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
});
