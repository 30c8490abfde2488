import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** What was answered to an idempotency key, kept for the retention time and told again on a repeat. */
export const answer = pgTable('answer', {
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  outcome: jsonb('outcome'),
  atMs: instant('at_ms').notNull(),
});
