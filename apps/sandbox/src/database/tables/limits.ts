import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/**
 * Own limits of players: kind 'dep' or 'loss', span 'day', 'week' or 'month'; no amount is no limit. A higher limit
 * is pending until an instant from which it can be confirmed (0 for none).
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
    /** Whether a letter has said that it can be confirmed. */
    isTold: boolean('is_told').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.span] })],
);

/**
 * Own limits of time in a day, and the interval of reality checks. More minutes are pending until an
 * instant from which they can be confirmed (0 for none).
 */
export const playClock = pgTable('play_clock', {
  playerId: integer('player_id').primaryKey(),
  dailyMinutes: integer('daily_minutes'),
  pendingMinutes: integer('pending_minutes'),
  pendingFromMs: instant('pending_from_ms').notNull().default(0),
  /** Whether a letter has said that it can be confirmed. */
  isTold: boolean('is_told').notNull().default(false),
  /** None for who has not chosen: the operator's. */
  realityMinutes: integer('reality_minutes'),
  /** When the question for a deposit limit was last answered; 0 for never. */
  promptedAtMs: instant('prompted_at_ms').notNull().default(0),
  /** Back from an exclusion: nothing is played and nothing is paid in before that question is answered. */
  mustAnswer: boolean('must_answer').notNull().default(false),
});

/** How long players have played on a Manila day ('YYYY-MM-DD'), in milliseconds. */
export const playDay = pgTable(
  'play_day',
  {
    playerId: integer('player_id').notNull(),
    day: text('day').notNull(),
    playedMs: instant('played_ms').notNull(),
    /** What of it was between midnight and 5 in the morning. */
    nightMs: instant('night_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/**
 * A player's latest play session. `seenAtMs` is the last sign of it, up to which its time is counted; one that is over
 * does not go on, however short the pause.
 */
export const playSession = pgTable('sitting', {
  playerId: integer('player_id').primaryKey(),
  startedAtMs: instant('started_at_ms').notNull(),
  seenAtMs: instant('seen_at_ms').notNull(),
  isOpen: boolean('is_open').notNull(),
  isOver: boolean('is_over').notNull().default(false),
  /** How long it had lasted at the last reality check that is answered. */
  answeredMs: instant('answered_ms').notNull().default(0),
  /** The last sign of the one before that cost money; 0 for none. */
  lostAtMs: instant('lost_at_ms').notNull().default(0),
  /** When its player last answered a reality check by stopping; 0 for never. */
  stoppedAtMs: instant('stopped_at_ms').notNull().default(0),
});

/** Self-exclusions. The account rests until the end; nothing undoes it before `irrevocableUntilMs`. */
export const exclusion = pgTable('exclusion', {
  playerId: integer('player_id').primaryKey(),
  untilMs: instant('until_ms').notNull(),
  irrevocableUntilMs: instant('irrevocable_until_ms').notNull(),
  atMs: instant('at_ms').notNull(),
});
