import { type Money, zeroMoney } from '@kislap/domain';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { type MailTemplateName, serviceTemplates } from '../../catalogue/mailTemplates';
import type { Database } from '../../database/Database';
import { mail, type MailRecord } from '../../database/tables/mail';
import { player } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { mayAdd } from '../gate/mayAdd';
import { awayOf } from '../players/away';
import type { LockedPlayer } from '../players/player';

/** A message to a player. */
interface Message {
  readonly playerId: number;
  readonly template: MailTemplateName;
  /** Names what it is about: a second message about the same thing is not sent. */
  readonly mailKey: string;
  /** Fills the `{placeholders}` of the template. */
  readonly words?: Readonly<Record<string, string>>;
  readonly nowMs: number;
}

/** Money that comes with a message; it is paid when the player receives it. */
interface Attachment {
  readonly amount: Money;
  /** For how long it can be received; for ever unless told. */
  readonly lastsMs?: number;
}

/** Puts a message into a player's mailbox, once. One that advertises is not sent to somebody away, and never later. */
export async function sendMail(database: Database, message: Message): Promise<void> {
  if (!serviceTemplates.includes(message.template) && (await isAway(database, message))) return;
  await putMail(database, message, { amount: zeroMoney });
}

async function isAway(database: Database, { playerId, nowMs }: Message): Promise<boolean> {
  const [reader] = await database.select().from(player).where(eq(player.id, playerId));
  return reader !== undefined && awayOf(reader, nowMs) !== undefined;
}

/**
 * The same with money attached: it comes to the player by and by, so the gate for money in is asked when it is sent. A
 * letter that was sent to somebody away would otherwise pay after the return.
 *
 * @throws Refusal of the gate: nothing was sent
 */
export async function sendGift(
  transaction: Database,
  player: LockedPlayer,
  { amount, lastsMs, ...message }: Omit<Message, 'playerId'> & Attachment,
): Promise<void> {
  const refusal = await mayAdd(transaction, player, { kind: 'reward', amount, nowMs: message.nowMs });
  if (refusal) throw refusal;
  const attachment = { amount, ...(lastsMs !== undefined && { lastsMs }) };
  await putMail(transaction, { ...message, playerId: player.id }, attachment);
}

async function putMail(
  database: Database,
  { playerId, template, mailKey, words = {}, nowMs }: Message,
  { amount, lastsMs }: Attachment,
): Promise<void> {
  const endsAtMs = lastsMs === undefined ? null : nowMs + lastsMs;
  await database
    .insert(mail)
    .values({ playerId, template, mailKey, words, amount, atMs: nowMs, endsAtMs })
    .onConflictDoNothing();
}

/**
 * A player's own message, deleted or not.
 *
 * @throws Refusal `notFound` for an unknown id or another player's
 */
export async function findMail(database: Database, playerId: number, id: number): Promise<MailRecord> {
  const [found] = await database
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), eq(mail.playerId, playerId)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Ends everything that a player could still receive with messages. */
export async function endAttachments(database: Database, playerId: number, nowMs: number): Promise<void> {
  await database
    .update(mail)
    .set({ endsAtMs: nowMs })
    .where(and(eq(mail.playerId, playerId), holdsGift(nowMs)));
}

/** Messages of which something can still be received, for a query. */
export function holdsGift(nowMs: number) {
  const isOpen = or(isNull(mail.endsAtMs), gt(mail.endsAtMs, nowMs));
  return and(gt(mail.amount, zeroMoney), isNull(mail.receivedAtMs), isOpen);
}

/** Whether something of a message can still be received. */
export function isAttachmentOpen({ amount, receivedAtMs, endsAtMs }: MailRecord, nowMs: number): boolean {
  return amount > zeroMoney && receivedAtMs === null && (endsAtMs === null || nowMs < endsAtMs);
}
