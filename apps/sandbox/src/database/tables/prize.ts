import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

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
