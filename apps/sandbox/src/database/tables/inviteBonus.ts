import { zeroMoney } from '@kislap/domain';
import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { money } from './money';

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
});
