import type { MailRow } from '@kislap/api/contract';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { mail } from '../../database/tables/mail';
import type { PlayerCallContext } from '../../http/CallContext';
import { describeMail } from '../../mail/describeMail';
import { pageSize } from '../records/pageSize';

/** Messages before `id` (0 = from the newest), newest first. */
export async function listMails(
  { operator, session, locale }: PlayerCallContext,
  { id }: { readonly id: number },
): Promise<MailRow[]> {
  const own = and(eq(mail.playerId, session.player.id), isNull(mail.deletedAtMs));
  const records = await operator.database
    .select()
    .from(mail)
    .where(and(own, id > 0 ? lt(mail.id, id) : undefined))
    .orderBy(desc(mail.id))
    .limit(pageSize);
  return records.map((record) => {
    const { content: _content, accessory: _accessory, ...row } = describeMail(record, locale);
    return row;
  });
}
