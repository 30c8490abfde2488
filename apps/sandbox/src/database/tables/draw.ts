import { zeroMoney } from '@kislap/domain';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/** Rounds of the luck draw. State: 1 running, 2 goal reached, 3 paid, 4 ended; time ends a running one unwritten. */
export const drawRound = pgTable('draw_round', {
  id: bigint('id', { mode: 'number' })
    .primaryKey()
    .default(sql`nextval('draw_log_id')`),
  playerId: integer('player_id').notNull(),
  goal: money('goal').notNull(),
  collected: money('collected').notNull().default(zeroMoney),
  state: integer('state').notNull().default(1),
  startedAtMs: instant('started_at_ms').notNull(),
  endsAtMs: instant('ends_at_ms').notNull(),
  paidAtMs: instant('paid_at_ms'),
});

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

/** A round of the luck draw as it is stored. */
export type DrawRoundRow = typeof drawRound.$inferSelect;
