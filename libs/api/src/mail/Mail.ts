import type { EpochSeconds, MailAttachmentState, Money } from '@kislap/domain';

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
  /** How the text begins. */
  readonly preview?: string;
  /** Why it should come to its reader by itself, if it should. */
  readonly urgency?: 'important' | 'responsibleGaming';
}
