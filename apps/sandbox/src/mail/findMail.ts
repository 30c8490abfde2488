import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { mail } from '../database/tables/mail';
import { Refusal } from '../kernel/Refusal';
import type { MailRecord } from './MailRecord';

/**
 * A player's own message, deleted or not.
 *
 * @throws Refusal `notFound` when there is none, and also when it is somebody else's
 */
export async function findMail(database: Database, playerId: number, id: number): Promise<MailRecord> {
  const [found] = await database
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), eq(mail.playerId, playerId)));
  if (!found) throw new Refusal('notFound');
  return found;
}
