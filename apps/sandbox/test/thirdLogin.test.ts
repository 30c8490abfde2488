import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const logIn = async (openid: string, type = 'google') => {
  const device = operator.guest();
  const answer = await device.call('thirdLogin', { type, openid, nick: 'Ligaya' });
  device.adopt(answer);
  return { device, answer };
};

describe('logging in by an account elsewhere', () => {
  it('finds the seed account without a phone', async () => {
    const { device, answer } = await logIn('sandbox-nophone');
    expect(answer.data).toMatchObject({ isNew: 0, need: ['phone'] });
    const known = { Phone: '', NickName: 'Walang Numero', need: ['phone'] };
    expect((await device.call('getUserInfo')).data).toMatchObject(known);
  });

  it('finds the seed account that lacks everything', async () => {
    const { answer } = await logIn('sandbox-new', 'telegram');
    expect(answer.data).toMatchObject({ isNew: 0, need: ['birthday', 'agree', 'phone'] });
  });

  it('opens one account for somebody new, and finds it again', async () => {
    const first = await logIn('new-1');
    const again = await logIn('new-1');
    expect(first.answer.data.isNew).toBe(1);
    expect(again.answer.data).toMatchObject({ isNew: 0, UserID: first.device.userId });
    expect((await first.device.call('getUserInfo')).data).toMatchObject({ Phone: '', NickName: 'Ligaya' });
    expect((await first.device.call('getMsgCount')).data.messageCount).toBe(1);
  });

  it('opens one account when it is asked twice at once', async () => {
    const both = await Promise.all([logIn('new-2'), logIn('new-2')]);
    expect(new Set(both.map(({ device }) => device.userId)).size).toBe(1);
  });

  it('takes the same number at another service for somebody else', async () => {
    const google = await logIn('same');
    const telegram = await logIn('same', 'telegram');
    expect(telegram.device.userId).not.toBe(google.device.userId);
  });

  it('is refused when the service does not confirm it', async () => {
    expect((await logIn('deny')).answer).toMatchObject({ code: 1002 });
  });

  it('knows three services', async () => {
    expect((await logIn('x', 'myspace')).answer.code).toBe(1001);
  });
});

it('shows its advertisements to guests, by place and language', async () => {
  const guest = operator.guest();
  const { data } = await guest.call('getAds', { type: 1 });
  expect(data).toMatchObject([{ type: 1, link: 'route:/promotion?type=23', freq: 'day' }]);
  expect((await guest.call('getAds', { type: 3 })).data).toEqual([]);
});

it('words its banners in the language of the visitor', async () => {
  const guest = operator.guest();
  const { data } = await guest.call('getBanner', { type: 2 }, { headers: { 'X-Lang': 'tag' } });
  expect(data).toMatchObject([{ link: 'overlay:deposit?mode=maya', alt: '5% dagdag sa Maya' }]);
  expect((await guest.call('getBanner', { type: 2 })).data).toMatchObject([{ alt: '5% more with Maya' }]);
});
