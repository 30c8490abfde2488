import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** One movement of money; its postings sum to zero. Append-only. */
export const journal = pgTable('journal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idemScope: text('idem_scope').notNull(),
  idemKey: text('idem_key').notNull(),
  requestHash: text('request_hash').notNull(),
  kind: text('kind').notNull(),
  reverses: bigint('reverses', { mode: 'number' }),
  atMs: instant('at_ms').notNull(),
  /** When it happened, if it had to be entered later than that. */
  happenedMs: instant('happened_ms'),
});
