import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/**
 * What players have sent to prove who they are, one row a sending. State 1 in review, 2 passed, 3 refused, for which
 * the note gives the reason. A player has at most one in review.
 */
export const identityCheck = pgTable('identity_check', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: integer('player_id').notNull(),
  state: integer('state').notNull(),
  documentType: text('document_type').notNull(),
  documentNumber: text('document_number').notNull(),
  name: text('name').notNull(),
  birthday: text('birthday').notNull(),
  consentAtMs: instant('consent_at_ms').notNull(),
  sentAtMs: instant('sent_at_ms').notNull(),
  reviewedAtMs: instant('reviewed_at_ms'),
  note: text('note').notNull().default(''),
});
