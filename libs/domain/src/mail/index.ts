export { giftOfMail, type MailAttachmentState } from './giftOfMail';
export type { MailGift } from './MailGift';
