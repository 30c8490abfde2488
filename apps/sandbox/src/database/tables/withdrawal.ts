import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** Withdrawals. Status: 0 pending with the money on hold, 1 complete, 3 rejected and paid back. */
export const withdrawal = pgTable('withdrawal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  playerId: integer('player_id').notNull(),
  mode: text('mode').notNull(),
  amount: money('amount').notNull(),
  bankCode: text('bank_code').notNull(),
  accountNo: text('account_no').notNull(),
  accountName: text('account_name').notNull(),
  status: integer('status').notNull().default(0),
  note: text('note').notNull().default(''),
  createdAtMs: instant('created_at_ms').notNull(),
  dueAtMs: instant('due_at_ms').notNull(),
  settledAtMs: instant('settled_at_ms'),
});
