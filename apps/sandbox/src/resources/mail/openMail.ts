import type { MailInfo } from '@kislap/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { mail } from '../../database/tables/mail';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { describeMail } from '../../mail/describeMail';
import { findMail } from '../../mail/findMail';

/** A message in full; it counts as read from the first time on. */
export async function openMail(
  { operator: { database }, session, nowMs, locale }: PlayerCallContext,
  { id }: { readonly id: number },
): Promise<MailInfo> {
  const found = await findMail(database, session.player.id, id);
  if (found.deletedAtMs !== null) throw new Refusal('notFound');
  await database
    .update(mail)
    .set({ readAtMs: nowMs })
    .where(and(eq(mail.id, found.id), isNull(mail.readAtMs)));
  return describeMail({ ...found, readAtMs: found.readAtMs ?? nowMs }, locale);
}
