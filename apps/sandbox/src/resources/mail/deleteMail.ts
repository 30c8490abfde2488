import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/Database';
import { mail } from '../../database/tables/mail';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { findMail } from '../../mail/findMail';
import { isAttachmentOpen } from '../../mail/isAttachmentOpen';
import { lockPlayer } from '../../players/lockPlayer';

const allRead = 0;

/** Deletes a message, or by 0 all that are read and have nothing left to receive. Twice is fine. */
export function deleteMail(context: PlayerCallContext, { id }: { readonly id: number }) {
  const { nowMs, session } = context;
  return context.once(v.null_(), async (transaction) => {
    const { id: playerId } = await lockPlayer(transaction, session.player.id);
    if (id === allRead) await hide(transaction, await finishedMails(transaction, playerId, nowMs), nowMs);
    else {
      const found = await findMail(transaction, playerId, id);
      if (isAttachmentOpen(found, nowMs)) throw new Refusal('attachmentUnclaimed');
      await hide(transaction, [found.id], nowMs);
    }
    return null;
  });
}

async function finishedMails(transaction: Database, playerId: number, nowMs: number) {
  const read = await transaction
    .select()
    .from(mail)
    .where(and(eq(mail.playerId, playerId), isNotNull(mail.readAtMs), isNull(mail.deletedAtMs)));
  return read.filter((record) => !isAttachmentOpen(record, nowMs)).map(({ id }) => id);
}

async function hide(transaction: Database, ids: readonly number[], nowMs: number): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(mail)
    .set({ deletedAtMs: nowMs })
    .where(and(inArray(mail.id, [...ids]), isNull(mail.deletedAtMs)));
}
