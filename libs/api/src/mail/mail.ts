import { type EpochSeconds, epochSecondsFrom, type MailAttachmentState, type Money } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import {
  delMsgCall,
  getAccessoryCall,
  getMsgCountCall,
  getMsgInfoCall,
  getMsgListCall,
  type MailRow,
} from '../contract/mail';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalInstant, optionalMoney } from '../mapping/wireValues';

/**
 * A message in the mailbox. Its words are the operator's, as plain text.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Mail | undefined = (await getMails(0))[0];
 * found?.title; // => 'Your weekly VIP gift'
 */
export interface Mail {
  readonly id: number;
  readonly title: string;
  readonly at: EpochSeconds;
  readonly isRead: boolean;
  /** What came with it; `giftOfMail` says what that means now. */
  readonly attachment: MailAttachmentState;
  /** Known when the operator says it in the list. */
  readonly giftAmount?: Money;
  /** How often what is attached has to be bet before a withdrawal, where the operator says it beforehand. */
  readonly giftTimes?: number;
  /** How the text begins. */
  readonly preview?: string;
  /** Why it should come to its reader by itself, if it should. */
  readonly urgency?: 'important' | 'responsibleGaming';
}

/**
 * A message in full.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: MailLetter = await getMail(44);
 * found.title; // => 'Your weekly VIP gift'
 */
export interface MailLetter extends Mail {
  /** Plain text with line breaks. */
  readonly content: string;
  readonly attachments: readonly {
    /** 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
    readonly prizeType: number;
    readonly amount: Money;
  }[];
}

const urgencies = { 1: 'important', 2: 'responsibleGaming' } as const;

/** Reads a message as the wire lists it. */
function mailOf({ id, title, stime, read, acc, etime, brief, am, times, imp }: MailRow): Mail {
  return {
    id,
    title,
    at: epochSecondsFrom(stime),
    isRead: read === 1,
    attachment: { state: acc, ...definedFields({ until: optionalInstant(etime) }) },
    ...definedFields({
      preview: brief,
      giftAmount: optionalMoney(am),
      giftTimes: times,
      urgency: imp === 1 || imp === 2 ? urgencies[imp] : undefined,
    }),
  };
}

/**
 * The cache key of the mailbox, without its page.
 *
 * @example
 * mailsKey(7); // => ['getMsgList', 7]
 */
export function mailsKey(userId: number): ReadKey {
  return ['getMsgList', userId];
}

/**
 * Asks for a page of the mailbox, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getMails(0))[0]?.title; // => 'Your weekly VIP gift'
 */
export async function getMails(beforeId: number, options?: CallOptions): Promise<readonly Mail[]> {
  return (await callMain(getMsgListCall, { id: beforeId }, options)).map(mailOf);
}

/**
 * The cache key of one message in full.
 *
 * @example
 * mailKey(7, 12); // => ['getMsgInfo', 7, 12]
 */
export function mailKey(userId: number, mailId: number): ReadKey {
  return ['getMsgInfo', userId, mailId];
}

/**
 * Asks for a message in full. From then on the operator counts it as read.
 *
 * @throws AnswerError 1014 when there is no such message | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getMail(44)).title; // => 'Your weekly VIP gift'
 */
export async function getMail(mailId: number, options?: CallOptions): Promise<MailLetter> {
  const letter = await callMain(getMsgInfoCall, { id: mailId }, options);
  const { content, accessory } = letter;
  const attachments = accessory.map(({ prize_type, am }) => ({
    prizeType: prize_type,
    amount: moneyOfPeso(am),
  }));
  return { ...mailOf(letter), content, attachments };
}

/**
 * What the mailbox holds.
 *
 * @example
 * const none: MailCounts = { unread: 0, gifts: 0 };
 * none.gifts; // => 0
 */
export interface MailCounts {
  /** Messages that the player has not read. */
  readonly unread: number;
  /** Messages, read or not, with something left to receive. */
  readonly gifts: number;
  /** The player is left alone: nothing is offered, and no badge tells of gifts. */
  readonly isQuiet?: true;
}

/**
 * Asks how many messages the player has not read, and how many hold a gift.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getMailCounts(); // => { unread: 2, gifts: 1 }
 */
export async function getMailCounts(options?: CallOptions): Promise<MailCounts> {
  const { messageCount, giftCount, quiet } = await callMain(getMsgCountCall, {}, options);
  return { unread: messageCount, gifts: giftCount, ...(quiet === 1 && { isQuiet: true }) };
}

/**
 * Receives what came with a message.
 *
 * @throws AnswerError 1009 received before, 1010 too late, 1014 no such message | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await receiveAttachment(44)).amount); // => '88.00'
 */
export async function receiveAttachment(mailId: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getAccessoryCall, { id: mailId }, options));
}

/**
 * Deletes a message. Deleting it twice is fine.
 *
 * @throws AnswerError 1019 when its attachment still waits | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await deleteMail(44);
 * operator.seen[0]?.call; // => 'delMsg'
 */
export async function deleteMail(mailId: number, options?: CallOptions): Promise<void> {
  await callMain(delMsgCall, { id: mailId }, options);
}

/** The wire's way to say all of them. */
const ALL_READ = 0;

/**
 * Deletes the messages that are read and have nothing left to receive.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await deleteReadMails();
 * operator.seen[0]?.call; // => 'delMsg'
 */
export async function deleteReadMails(options?: CallOptions): Promise<void> {
  await callMain(delMsgCall, { id: ALL_READ }, options);
}
