import { bigint, boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/** One row per credited deposit, numbered at the moment of crediting: what the client polls for. */
export const depositNotice = pgTable('deposit_notice', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  amount: money('amount').notNull(),
  isFirst: boolean('is_first').notNull(),
  atMs: instant('at_ms').notNull(),
});
