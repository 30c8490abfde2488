import { zeroMoney } from '@kislap/domain';
import { bigint, integer, pgTable, pgView } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/**
 * What invitations earned. Kind: 1 a friend's phone was verified, 2 a friend's first deposit, 3 commission, which is
 * of nobody in particular and written when it is claimed.
 */
export const inviteBonus = pgTable('invite_bonus', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Who earned it. */
  playerId: integer('player_id').notNull(),
  friendId: integer('friend_id'),
  kind: integer('kind').notNull(),
  amount: money('amount').notNull(),
  firstDeposit: money('first_deposit').notNull().default(zeroMoney),
  atMs: instant('at_ms').notNull(),
  claimedAtMs: instant('claimed_at_ms'),
  /** When an exclusion ended it; such a one is neither claimed nor open. */
  lapsedAtMs: instant('lapsed_at_ms'),
});

/** The teams of all players, three levels deep. A seat is a member's number in one team, in the order of joining. */
export const team = pgView('team', {
  inviterId: integer('inviter_id').notNull(),
  memberId: integer('member_id').notNull(),
  level: integer('level').notNull(),
  seat: bigint('seat', { mode: 'number' }).notNull(),
}).existing();

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
