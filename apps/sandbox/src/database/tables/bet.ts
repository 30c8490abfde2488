import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** Settled rounds. `validStake` is the part of the stake that counted as turnover. */
export const bet = pgTable('bet', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  gameCode: text('game_code').notNull(),
  roundId: text('round_id').notNull(),
  stake: money('stake').notNull(),
  win: money('win').notNull(),
  validStake: money('valid_stake').notNull(),
  detail: jsonb('detail'),
  atMs: instant('at_ms').notNull(),
});
