import { bigint, integer, pgView } from 'drizzle-orm/pg-core';
import { money } from './money';

/** What each member of a team bet on each Manila day, as far as it counts as turnover. */
export const teamDay = pgView('team_day', {
  inviterId: integer('inviter_id').notNull(),
  memberId: integer('member_id').notNull(),
  level: integer('level').notNull(),
  seat: bigint('seat', { mode: 'number' }).notNull(),
  /** Counted from 1 January 1970. */
  day: bigint('day', { mode: 'number' }).notNull(),
  turnover: money('turnover').notNull(),
}).existing();
