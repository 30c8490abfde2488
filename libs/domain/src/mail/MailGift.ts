/** What came with a message: nothing, or something that waits, was received, or was not received in time. */
export type MailGift = 'none' | 'waiting' | 'received' | 'expired';
