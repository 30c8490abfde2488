import {
  delMsgCall,
  getAccessoryCall,
  getMsgCountCall,
  getMsgInfoCall,
  getMsgListCall,
  type MailInfo,
  type MailRow,
} from '@kislap/api/contract';
import { zeroMoney } from '@kislap/domain';
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { serviceTemplates } from '../../catalogue/mailTemplates';
import type { Database } from '../../database/Database';
import { mail } from '../../database/tables/mail';
import { Refusal } from '../../kernel/Refusal';
import { isQuiet } from '../../rules/limits/quiet';
import { describeMail } from '../../rules/mail/describeMail';
import { findMail, holdsGift, isAttachmentOpen } from '../../rules/mail/mail';
import { awayOf } from '../../rules/players/away';
import { lockPlayer } from '../../rules/players/player';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** Calls about the mailbox. */
export const mailCalls = [
  playerCall(getMsgListCall, listMails),
  playerCall(getMsgInfoCall, openMail),
  playerCall(getMsgCountCall, countMails),
  playerCall(getAccessoryCall, receiveAttachment),
  playerCall(delMsgCall, deleteMail),
];

/** Messages before `id` (0 = from the newest), newest first. Who is away sees those about the account alone. */
async function listMails(
  { operator, session, locale, nowMs }: PlayerCallContext,
  { id }: { readonly id: number },
): Promise<MailRow[]> {
  const isService = awayOf(session.player, nowMs) && inArray(mail.template, [...serviceTemplates]);
  const own = and(eq(mail.playerId, session.player.id), isNull(mail.deletedAtMs), isService);
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

/** A message in full; it counts as read from the first time on. */
async function openMail(
  { operator: { database }, session, nowMs, locale }: PlayerCallContext,
  { id }: { readonly id: number },
): Promise<MailInfo> {
  const found = await findMail(database, session.player.id, id);
  const isHidden = awayOf(session.player, nowMs) && !serviceTemplates.includes(found.template);
  if (found.deletedAtMs !== null || isHidden === true) throw new Refusal('notFound');
  await database
    .update(mail)
    .set({ readAtMs: nowMs })
    .where(and(eq(mail.id, found.id), isNull(mail.readAtMs)));
  return describeMail({ ...found, readAtMs: found.readAtMs ?? nowMs }, locale);
}

/** How many messages the player has not read, and how many have something left to receive. */
async function countMails({ operator: { database }, session, nowMs }: PlayerCallContext) {
  const own = and(eq(mail.playerId, session.player.id), isNull(mail.deletedAtMs));
  const [messageCount, giftCount, isLeftAlone] = await Promise.all([
    database.$count(mail, and(own, isNull(mail.readAtMs))),
    database.$count(mail, and(own, holdsGift(nowMs))),
    isQuiet(database, session.player, nowMs),
  ]);
  return { messageCount, giftCount, ...(isLeftAlone && { quiet: 1 as const }) };
}

const fixedAmount = 4;

/** Pays what came with a message, once. */
function receiveAttachment(context: PlayerCallContext, { id }: { readonly id: number }) {
  const { nowMs, session, operator } = context;
  return context.once(v.object(claimAnswer), async (transaction) => {
    const { id: playerId } = await lockPlayer(transaction, session.player.id);
    const found = await findMail(transaction, playerId, id);
    if (found.amount === zeroMoney || found.deletedAtMs !== null) throw new Refusal('notFound');
    if (found.receivedAtMs !== null) throw new Refusal('alreadyReceived');
    if (!isAttachmentOpen(found, nowMs)) throw new Refusal('ended');
    await transaction
      .update(mail)
      .set({ receivedAtMs: nowMs, readAtMs: found.readAtMs ?? nowMs })
      .where(eq(mail.id, found.id));
    const reward = { playerId, claimKey: String(found.id), amount: found.amount, nowMs };
    return await payReward(
      transaction,
      { ...reward, activityType: activityType.mail, prizeType: fixedAmount },
      operator.failpoints,
    );
  });
}

const allRead = 0;

/** Deletes a message, or by 0 all that are read and have nothing left to receive. Twice is fine. */
function deleteMail(context: PlayerCallContext, { id }: { readonly id: number }) {
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
