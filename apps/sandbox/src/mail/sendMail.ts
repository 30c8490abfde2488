import { type Money, zeroMoney } from '@kislap/domain';
import type { MailTemplateName } from '../catalogue/mailTemplates';
import type { Database } from '../database/Database';
import { mail } from '../database/tables/mail';

/** A message to a player. */
export interface Message {
  readonly playerId: number;
  readonly template: MailTemplateName;
  /** Names what it is about: a second message about the same thing is not sent. */
  readonly mailKey: string;
  /** Fills the `{placeholders}` of the template. */
  readonly words?: Readonly<Record<string, string>>;
  /** Attached money; it is paid when the player receives it. */
  readonly amount?: Money;
  /** For how long the attachment can be received; for ever unless told. */
  readonly lastsMs?: number;
  readonly nowMs: number;
}

/** Puts a message into a player's mailbox, once. */
export async function sendMail(database: Database, message: Message): Promise<void> {
  const { playerId, template, mailKey, words = {}, amount = zeroMoney, lastsMs, nowMs } = message;
  const endsAtMs = lastsMs === undefined ? null : nowMs + lastsMs;
  await database
    .insert(mail)
    .values({ playerId, template, mailKey, words, amount, atMs: nowMs, endsAtMs })
    .onConflictDoNothing();
}
