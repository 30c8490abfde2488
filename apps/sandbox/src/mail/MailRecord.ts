import type { mail } from '../database/tables/mail';

/** A message as it is stored. */
export type MailRecord = typeof mail.$inferSelect;
