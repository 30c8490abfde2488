import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Wrong passwords and codes of the last minutes; enough of them lock the subject. */
export const loginFailure = pgTable('login_failure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: text('subject').notNull(),
  atMs: instant('at_ms').notNull(),
});
