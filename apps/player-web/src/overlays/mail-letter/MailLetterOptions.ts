import type { MailChange } from '../../mail/MailChange';

/** Which message is opened, and who hears what becomes of it. */
export interface MailLetterOptions {
  readonly mailId: number;
  readonly onChange?: (change: MailChange) => void;
}
