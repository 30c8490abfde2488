import { zeroMoney } from '@kislap/domain';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

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
