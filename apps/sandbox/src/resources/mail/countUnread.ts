import { and, count, eq, isNull } from 'drizzle-orm';
import { mail } from '../../database/tables/mail';
import type { PlayerCallContext } from '../../http/CallContext';

/** How many messages the player has not read. */
export async function countUnread({ operator, session }: PlayerCallContext) {
  const own = and(eq(mail.playerId, session.player.id), isNull(mail.deletedAtMs));
  const [counted] = await operator.database
    .select({ unread: count() })
    .from(mail)
    .where(and(own, isNull(mail.readAtMs)));
  return { messageCount: counted?.unread ?? 0 };
}
