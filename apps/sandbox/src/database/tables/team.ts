import { bigint, integer, pgView } from 'drizzle-orm/pg-core';

/** Everybody's team, three levels deep. A seat is a member's number in one team, in the order of joining. */
export const team = pgView('team', {
  inviterId: integer('inviter_id').notNull(),
  memberId: integer('member_id').notNull(),
  level: integer('level').notNull(),
  seat: bigint('seat', { mode: 'number' }).notNull(),
}).existing();
