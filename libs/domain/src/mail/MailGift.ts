/**
 * What came with a message: nothing, or something that waits, was received, or was not received in time.
 *
 * @example
 * const gift: MailGift = 'none';
 * giftOfMail({ state: 0 }, epochSecondsFrom(1_767_196_800)) === gift; // => true
 */
export type MailGift = 'none' | 'waiting' | 'received' | 'expired';
