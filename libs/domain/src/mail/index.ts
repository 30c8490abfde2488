export { giftOfMail } from './gift';
export type { MailAttachmentState, MailGift } from './gift';
