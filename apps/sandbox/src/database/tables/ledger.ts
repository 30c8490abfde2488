import { zeroMoney } from '@kislap/domain';
import { bigint, boolean, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/** The ledger's accounts; the balance is kept by the database on every posting. */
export const account = pgTable('account', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  allowNegative: boolean('allow_negative').notNull(),
  balance: money('balance').notNull().default(zeroMoney),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  lastAtMs: instant('last_at_ms').notNull().default(0),
});

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

/** One side of a movement. Append-only. */
export const posting = pgTable('posting', {
  journalId: bigint('journal_id', { mode: 'number' }).notNull(),
  seq: integer('seq').notNull(),
  accountId: text('account_id').notNull(),
  amount: money('amount').notNull(),
});

/** What was answered to an idempotency key, kept for the retention time and told again on a repeat. */
export const answer = pgTable('answer', {
  scope: text('scope').notNull(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  outcome: jsonb('outcome'),
  atMs: instant('at_ms').notNull(),
});

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
