import { moneyFromPeso } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logInWithProvider } from '../accounts/session';
import { getAds } from '../config/ads';
import { configureApi } from '../http/configureApi';
import { createFakeOperator } from '../testing/createFakeOperator';
import { answer, refuse } from '../testing/replies';
import { sampleHandlers } from '../testing/sampleHandlers';
import { deleteMail, deleteReadMails, getMail, getMails, getMailCounts, receiveAttachment } from './mail';

const operator = createFakeOperator(sampleHandlers);

beforeEach(() => configureApi({ adapter: operator.adapter }));
afterEach(() => configureApi({}));

describe('the mailbox', () => {
  it('is read in the words of the app', async () => {
    const [gift, news] = await getMails(0);
    expect(gift).toMatchObject({ id: 44, isRead: false, attachment: { state: 1 } });
    expect(gift?.giftAmount).toBe(moneyFromPeso(88));
    expect(news).not.toHaveProperty('giftAmount');
  });

  it('says what is urgent, and knows no other urgency', async () => {
    const urgent = (imp: number) => ({
      id: imp,
      title: 'x',
      stime: 1,
      read: 0 as const,
      acc: 0 as const,
      imp,
    });
    operator.handle({ getMsgList: () => answer([urgent(1), urgent(2), urgent(3)]) });
    expect((await getMails(0)).map(({ urgency }) => urgency)).toEqual([
      'important',
      'responsibleGaming',
      undefined,
    ]);
  });

  it('gives a message in full', async () => {
    const letter = await getMail(44);
    expect(letter.content).toContain('\n\n');
    expect(letter.attachments).toEqual([{ prizeType: 3, amount: moneyFromPeso(88) }]);
  });

  it('counts what is unread', async () => {
    expect(await getMailCounts()).toEqual({ unread: 2, gifts: 1 });
  });

  it.each([
    [1, { unread: 0, gifts: 1, isQuiet: true }],
    [0, { unread: 0, gifts: 1 }],
  ] as const)('says that the player is left alone: %i', async (quiet, counts) => {
    operator.handle({ getMsgCount: () => answer({ messageCount: 0, giftCount: 1, quiet }) });
    expect(await getMailCounts()).toEqual(counts);
  });

  it('gives an attachment with the balance after it', async () => {
    const claim = await receiveAttachment(44);
    expect(claim).toMatchObject({ amount: moneyFromPeso(88), turnoverAdded: moneyFromPeso(88) });
  });

  it('deletes one message, or by 0 all that are read', async () => {
    await deleteMail(44);
    await deleteReadMails();
    expect(operator.seen.filter(({ call }) => call === 'delMsg')).toHaveLength(2);
  });

  it('throws what the operator refuses', async () => {
    operator.handle({ delMsg: () => refuse(1019, 'Receive it first.') });
    await expect(deleteMail(44)).rejects.toMatchObject({ code: 1019, message: 'Receive it first.' });
  });
});

it('asks for the advertisements of one place alone, in their order', async () => {
  const one = (id: number, type: number, sort: number) =>
    ({ id, type, sort, img: '', link: 'overlay:deposit', freq: 'day' }) as const;
  operator.handle({ getAds: () => answer([one(1, 1, 2), one(2, 2, 1), one(3, 1, 1)]) });
  expect((await getAds('popup')).map(({ id }) => id)).toEqual([3, 1]);
});

it('says whether an account elsewhere opened a new one here', async () => {
  const who = { provider: 'google', openId: 'x', nickname: 'Ligaya' } as const;
  expect(await logInWithProvider(who)).toMatchObject({ userId: 7, isNew: true });
});
