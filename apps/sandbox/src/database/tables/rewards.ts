import { zeroMoney } from '@kislap/domain';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/**
 * What events gave. Prize type: 1 cash, 2 nothing, 3 mystery, 4 fixed amount. State: 1 to collect, 2 done. The
 * claim key names what was given for ever, for example `2026-11-21` for a day's check-in.
 */
export const prize = pgTable('prize', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  activityType: integer('activity_type').notNull(),
  claimKey: text('claim_key').notNull(),
  prizeType: integer('prize_type').notNull(),
  amount: money('amount').notNull(),
  state: integer('state').notNull(),
  atMs: instant('at_ms').notNull(),
});

/** Codes of gift cards that a player tried and that are none. */
export const wrongCard = pgTable('wrong_card', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  atMs: instant('at_ms').notNull(),
});

/**
 * What has to be bet because of something that was given, oldest first. How much of it is done is not stored:
 * turnover fills the tasks in their order.
 */
export const turnoverTask = pgTable('turnover_task', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  kind: text('kind', { enum: ['deposit', 'bonus', 'event'] }).notNull(),
  /** 0 for a deposit. */
  activityType: integer('activity_type').notNull(),
  amount: money('amount').notNull(),
  times: integer('times').notNull(),
  need: money('need').notNull(),
  atMs: instant('at_ms').notNull(),
  /** When the pot goes that it belongs to; null where none goes by itself, and once it has ended. */
  endsAtMs: instant('ends_at_ms'),
  /** The highest bet while it is open. */
  maxStake: money('max_stake'),
  /** When it stopped to count, since its money was lost or given up; null for one that counts. */
  voidAtMs: instant('void_at_ms'),
  /** What was done of it by then. */
  voidDone: money('void_done').notNull().default(zeroMoney),
});
