import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/**
 * Spins of the luck draw. `amount` is what the prize is, `added` what of it the goal had room for. State: 1 a mystery
 * to be opened, 2 done.
 */
export const drawSpin = pgTable('draw_spin', {
  id: bigint('id', { mode: 'number' })
    .primaryKey()
    .default(sql`nextval('draw_log_id')`),
  roundId: bigint('round_id', { mode: 'number' }).notNull(),
  playerId: integer('player_id').notNull(),
  source: text('source', { enum: ['free', 'invite', 'deposit'] }).notNull(),
  prizeIndex: integer('prize_index').notNull(),
  prizeType: integer('prize_type').notNull(),
  amount: money('amount').notNull(),
  added: money('added').notNull(),
  state: integer('state').notNull(),
  atMs: instant('at_ms').notNull(),
});
