import { zeroMoney } from '@kislap/domain';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/** Deposit orders. Status: 0 pending, 1 credited, 2 failed; a pending one with a due time is paid. */
export const deposit = pgTable('deposit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  /** The idempotency key of the call that made it. */
  requestKey: text('request_key'),
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
  /** What its bonus asks for, as the player was told; none for an order that is older than that. */
  bonusTimes: integer('bonus_times').notNull().default(5),
  bonusDays: integer('bonus_days'),
  bonusMaxStake: money('bonus_max_stake'),
  /** How often the deposit itself is to be bet. */
  depositTimes: integer('deposit_times').notNull().default(1),
  status: integer('status').notNull().default(0),
  isFirst: boolean('is_first').notNull().default(false),
  createdAtMs: instant('created_at_ms').notNull(),
  expiresAtMs: instant('expires_at_ms').notNull(),
  creditDueAtMs: instant('credit_due_at_ms'),
  /** When its payment came, where it was not settled by that at once. */
  paidAtMs: instant('paid_at_ms'),
  settledAtMs: instant('settled_at_ms'),
  /** Why the operator closed it unpaid, or sent its payment back: an own limit, an absence, a closed account. */
  closedFor: text('closed_for', { enum: ['', 'limit', 'away', 'closed'] })
    .notNull()
    .default(''),
  /** When its payment was sent on its way back; null for a payment that was not. */
  returnedAtMs: instant('returned_at_ms'),
  /** When the payment service is told the next time. */
  returnDueAtMs: instant('return_due_at_ms'),
  returnTries: integer('return_tries').notNull().default(0),
  /** When the payment service confirmed that it has gone back. */
  returnDoneAtMs: instant('return_done_at_ms'),
});

/** One row per credited deposit, numbered at the moment of crediting: what the client polls for. */
export const depositNotice = pgTable('deposit_notice', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  amount: money('amount').notNull(),
  isFirst: boolean('is_first').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** Withdrawals. Status: 0 pending with the money on hold, 1 complete, 3 rejected and paid back. */
export const withdrawal = pgTable('withdrawal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
  /** The idempotency key of the call that made it. */
  requestKey: text('request_key'),
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

/** An account that a player was paid out to and no longer wants to be offered, and since when. */
export const forgottenBank = pgTable('forgotten_bank', {
  playerId: integer('player_id').notNull(),
  bankCode: text('bank_code').notNull(),
  accountNo: text('account_no').notNull(),
  atMs: instant('at_ms').notNull(),
});

/**
 * Orders of one status. It is written into the statement, not sent beside it: a plan that is kept for all values takes an
 * index of the open ones alone only where it sees that they are asked for.
 */
export const hasStatus = (column: StatusColumn, status: keyof typeof statuses): SQL =>
  statuses[status](column);

type StatusColumn = typeof deposit.status | typeof withdrawal.status;

const statuses = {
  0: (column: StatusColumn) => sql`${column} = 0`,
  1: (column: StatusColumn) => sql`${column} = 1`,
  2: (column: StatusColumn) => sql`${column} = 2`,
} as const;

/** A deposit order as it is stored. */
export type DepositRow = typeof deposit.$inferSelect;

/** Why an order was closed unpaid, or its payment sent back. */
export type ClosedFor = Exclude<DepositRow['closedFor'], ''>;

/** A withdrawal as it is stored. */
export type WithdrawalRow = typeof withdrawal.$inferSelect;
