import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { mail } from '../database/tables/mail';

/** A seed player has read everything, an hour after it came. */
export async function readMails(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .update(mail)
    .set({ readAtMs: sql`at_ms + 3600000` })
    .where(eq(mail.playerId, playerId));
}
