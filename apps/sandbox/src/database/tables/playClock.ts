import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * How long players let themselves play in a day, and how often they want to be told how long they have played (0 for
 * never). More minutes wait: what is asked for, and the instant from which it can be confirmed (0 while nothing waits).
 */
export const playClock = pgTable('play_clock', {
  playerId: integer('player_id').primaryKey(),
  dailyMinutes: integer('daily_minutes'),
  pendingMinutes: integer('pending_minutes'),
  pendingFromMs: instant('pending_from_ms').notNull().default(0),
  realityMinutes: integer('reality_minutes').notNull().default(0),
});
