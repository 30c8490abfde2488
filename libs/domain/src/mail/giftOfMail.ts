import type { EpochSeconds } from '../time/EpochSeconds';
import type { MailGift } from './MailGift';

/** What the operator says of a message's attachment. */
export interface MailAttachmentState {
  /** 0 none, 1 to be received, 2 received. */
  readonly state: 0 | 1 | 2;
  /** The first instant at which it can no longer be received; missing when it stays. */
  readonly until?: EpochSeconds | undefined;
}

/** Mail rule: an attachment waits until its end, and is then gone; one that was received stays received. */
export function giftOfMail({ state, until }: MailAttachmentState, now: EpochSeconds): MailGift {
  if (state === 0) return 'none';
  if (state === 2) return 'received';
  return until !== undefined && now >= until ? 'expired' : 'waiting';
}
