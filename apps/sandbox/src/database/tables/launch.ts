import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Opened games; a launch lives as long as the session that opened it. */
export const launch = pgTable('launch', {
  sid: text('sid').primaryKey(),
  playerId: integer('player_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  gameCode: text('game_code').notNull(),
  /** What it is played from: the balance, or the wallet of its studio. */
  accountId: text('account_id').notNull(),
  locale: text('locale').notNull(),
  createdAtMs: instant('created_at_ms').notNull(),
});
