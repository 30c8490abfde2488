import { bigint, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

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

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The pictures of an identity check in review, 'front' or 'selfie'; they go once it has been looked at. */
export const identityPicture = pgTable(
  'identity_picture',
  {
    checkId: bigint('check_id', { mode: 'number' }).notNull(),
    side: text('side').notNull(),
    type: text('type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.side] })],
);
