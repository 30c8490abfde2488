import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** A logged-in device. Only the hash of its token is stored. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  /** What players call it by, so that the token's hash stays here. */
  id: text('id')
    .notNull()
    .default(sql`gen_random_uuid()::text`),
  playerId: integer('player_id').notNull(),
  /** As it called itself; '' when it said nothing. */
  device: text('device').notNull().default(''),
  ip: text('ip').notNull().default(''),
  secretKey: text('secret_key').notNull().default(''),
  secretExpiresAtMs: instant('secret_expires_at_ms').notNull().default(0),
  createdAtMs: instant('created_at_ms').notNull(),
  lastSeenAtMs: instant('last_seen_at_ms').notNull().default(0),
  /** The login before the one that opened this session; 0 for the first. */
  previousLoginAtMs: instant('previous_login_at_ms').notNull().default(0),
  expiresAtMs: instant('expires_at_ms').notNull(),
});
