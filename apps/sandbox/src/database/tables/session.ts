import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A logged-in device. Only the hash of its token is stored. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  playerId: integer('player_id').notNull(),
  secretKey: text('secret_key').notNull().default(''),
  secretExpiresAtMs: instant('secret_expires_at_ms').notNull().default(0),
  createdAtMs: instant('created_at_ms').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
});
