import { bigint, customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
