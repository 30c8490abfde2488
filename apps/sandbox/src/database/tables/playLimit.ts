import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

/**
 * Limits that players set for themselves: kind 'dep' or 'loss', span 'day', 'week' or 'month'. No amount is no limit. A
 * higher limit waits: what is asked for, and the instant from which it can be confirmed (0 while nothing waits).
 */
export const playLimit = pgTable(
  'play_limit',
  {
    playerId: integer('player_id').notNull(),
    kind: text('kind').notNull(),
    span: text('span').notNull(),
    amount: money('amount'),
    pendingAmount: money('pending_amount'),
    pendingFromMs: instant('pending_from_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.span] })],
);
