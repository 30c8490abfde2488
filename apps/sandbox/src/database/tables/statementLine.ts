import { bigint, pgView, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** The movements of players' balances as they read them. */
export const statementLine = pgView('statement_line', {
  id: bigint('id', { mode: 'number' }).notNull(),
  accountId: text('account_id').notNull(),
  journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  amount: money('amount').notNull(),
  atMs: instant('at_ms').notNull(),
  reference: text('reference').notNull(),
  kind: text('kind', {
    enum: ['deposit', 'withdrawal', 'bet', 'win', 'bonus', 'refund', 'other'],
  }).notNull(),
}).existing();
