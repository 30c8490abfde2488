import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

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
});
