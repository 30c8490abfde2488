import { zeroMoney } from '@kislap/domain';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** Deposit orders. Status: 0 pending, 1 credited, 2 failed; a pending one with a due time is paid. */
export const deposit = pgTable('deposit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  playerId: integer('player_id').notNull(),
  mode: text('mode').notNull(),
  channel: text('channel').notNull(),
  methodId: integer('method_id').notNull(),
  channelName: text('channel_name').notNull(),
  bankCode: text('bank_code').notNull().default(''),
  accountName: text('account_name').notNull().default(''),
  amount: money('amount').notNull(),
  /** Of the channel; `bonus` is the promotion's. */
  award: money('award').notNull().default(zeroMoney),
  bonus: money('bonus').notNull().default(zeroMoney),
  promotion: integer('promotion').notNull().default(0),
  status: integer('status').notNull().default(0),
  isFirst: boolean('is_first').notNull().default(false),
  createdAtMs: instant('created_at_ms').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
  creditDueAtMs: instant('credit_due_at_ms'),
  settledAtMs: instant('settled_at_ms'),
});
