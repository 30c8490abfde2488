import type { EpochSeconds } from '../time/internal';

/**
 * What came with a message: nothing, or something that waits, was received, or was not received in time.
 *
 * @example
 * const gift: MailGift = 'none';
 * giftOfMail({ state: 0 }, epochSecondsFrom(1_767_196_800)) === gift; // => true
 */
export type MailGift = 'none' | 'waiting' | 'received' | 'expired';

/**
 * What the operator says of a message's attachment.
 *
 * @example
 * const attachment: MailAttachmentState = { state: 1 };
 * giftOfMail(attachment, epochSecondsFrom(1_767_196_800)); // => 'waiting'
 */
export interface MailAttachmentState {
  /** 0 none, 1 to be received, 2 received. */
  readonly state: 0 | 1 | 2;
  /** The first instant at which it can no longer be received; missing when it stays. */
  readonly until?: EpochSeconds | undefined;
}

/**
 * Mail rule: an attachment waits until its end, and is then gone; one that was received stays received.
 *
 * @see docs/rules.md#mail-attachments
 * @example
 * const until = epochSecondsFrom(1_767_196_800);
 * giftOfMail({ state: 1, until }, until); // => 'expired'
 * giftOfMail({ state: 2, until }, until); // => 'received'
 */
export function giftOfMail({ state, until }: MailAttachmentState, now: EpochSeconds): MailGift {
  if (state === 0) return 'none';
  if (state === 2) return 'received';
  return until !== undefined && now >= until ? 'expired' : 'waiting';
}
