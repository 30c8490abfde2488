export { giftOfMail, type MailAttachmentState } from './giftOfMail';
export type { MailGift } from './MailGift';
export { messageParts, type MessagePart } from './messageParts';
