// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { epochSecondsFrom, giftOfMail, type MailAttachmentState, type MailGift } from '../index';

describe('examples of mail', () => {
  it('giftOfMail', () => {
    const until = epochSecondsFrom(1_767_196_800);
    expect(giftOfMail({ state: 1, until }, until)).toEqual('expired');
    expect(giftOfMail({ state: 2, until }, until)).toEqual('received');
  });

  it('MailAttachmentState', () => {
    const attachment: MailAttachmentState = { state: 1 };
    expect(giftOfMail(attachment, epochSecondsFrom(1_767_196_800))).toEqual('waiting');
  });

  it('MailGift', () => {
    const gift: MailGift = 'none';
    expect(giftOfMail({ state: 0 }, epochSecondsFrom(1_767_196_800)) === gift).toEqual(true);
  });
});
