import { pgTable, text } from 'drizzle-orm/pg-core';

/** A studio, a game, a deposit channel or a way of paying out that is closed for a while. */
export const closedPart = pgTable('closed_part', {
  kind: text('kind', { enum: ['studio', 'game', 'channel', 'payout'] }).notNull(),
  code: text('code').notNull(),
});
