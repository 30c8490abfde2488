import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { money } from './money';

/** One side of a movement. Append-only. */
export const posting = pgTable('posting', {
  journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  seq: integer('seq').notNull(),
  accountId: text('account_id').notNull(),
  amount: money('amount').notNull(),
});
