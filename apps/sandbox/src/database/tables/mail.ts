import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money } from '../columns';

/**
 * Messages to players. The mail key names what a message is about, for example `vip:3`: nobody is told twice. An
 * amount above zero is attached, and can be received until the end, if there is one.
 */
export const mail = pgTable('mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  template: text('template').notNull(),
  mailKey: text('mail_key').notNull(),
  words: jsonb('words').notNull(),
  amount: money('amount').notNull(),
  atMs: instant('at_ms').notNull(),
  endsAtMs: instant('ends_at_ms'),
  readAtMs: instant('read_at_ms'),
  receivedAtMs: instant('received_at_ms'),
  deletedAtMs: instant('deleted_at_ms'),
});

/** A message as it is stored. */
export type MailRecord = typeof mail.$inferSelect;
