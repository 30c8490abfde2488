import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const minute = 60;
const day = 86_400;
/** Midday in Manila, so that no test begins beside the end of a day. */
const toNoon = () => {
  const shown = (Math.floor(operator.nowMs / 1000) + 8 * 3600) % day;
  operator.pass((day / 2 - shown + day) % day);
};

async function player(): Promise<TestPlayer> {
  toNoon();
  const device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 1000 });
  return device;
}

const adsOf = async (device: TestPlayer): Promise<number> =>
  (await device.call('getAds', { type: 1 })).data.length;
/** What keeps the app's badges from telling of gifts. */
const quietOf = async (device: TestPlayer): Promise<unknown> => (await device.call('getMsgCount')).data.quiet;
const open = async (device: TestPlayer): Promise<string> =>
  (await device.call('launchGame', { gc: 'parol-nights' })).data.sid;
let rounds = 0;
const play = (sid: string, win = zeroMoney) =>
  operator.services.games.playRound({
    sid,
    key: `round-${(rounds += 1)}`,
    stake: moneyFromPeso(10),
    choice: 'play',
    settle: () => ({ win, detail: {} }),
  });

it('guests and players who lose nothing are advertised to', async () => {
  const device = await player();
  expect(await adsOf(operator.guest())).toBeGreaterThan(0);
  expect(await adsOf(device)).toBeGreaterThan(0);
  const sid = await open(device);
  await play(sid, moneyFromPeso(10));
  expect(await adsOf(device)).toBeGreaterThan(0);
});

it('nobody is while a play session costs money, and for an hour after its last sign', async () => {
  const device = await player();
  expect(await quietOf(device)).toBeUndefined();
  await play(await open(device));
  expect(await adsOf(device)).toBe(0);
  expect(await quietOf(device)).toBe(1);
  operator.pass(minute);
  await device.call('thirdWdw');
  operator.pass(60 * minute - 1);
  expect(await adsOf(device)).toBe(0);
  operator.pass(1);
  expect(await adsOf(device)).toBeGreaterThan(0);
  expect(await quietOf(device)).toBeUndefined();
});

it('nobody is in the hour after one that cost money, also in the next one, which has cost nothing', async () => {
  const device = await player();
  await play(await open(device));
  operator.pass(15 * minute);
  await open(device);
  expect(await adsOf(device)).toBe(0);
  operator.pass(45 * minute - 1);
  expect(await adsOf(device)).toBe(0);
  operator.pass(1);
  expect(await adsOf(device)).toBeGreaterThan(0);
});

it('nobody is offered a bonus, an award or a banner of either meanwhile', async () => {
  const device = await player();
  const offers = async () => ({
    gifts: (await device.call('getPayGift')).data.length,
    awards: (await device.call('getPayChannel')).data.a_c.length,
    banners: (await device.call('getBanner', { type: 1 })).data.length,
  });
  const before = await offers();
  expect(Math.min(before.gifts, before.awards, before.banners)).toBeGreaterThan(0);
  await play(await open(device));
  expect(await offers()).toEqual({ gifts: 0, awards: 0, banners: 0 });
  expect((await operator.guest().call('getBanner', { type: 1 })).data).toHaveLength(before.banners);
});

it('no notice offers anything to who is left alone, nor the welcome bonus to who has deposited', async () => {
  const device = await player();
  const titles = async (who: TestPlayer) =>
    (await who.call('noticeList')).data.map(({ title }: { readonly title: string }) => title);
  expect(await titles(device)).toEqual(['Play money', 'Welcome bonus', 'Maya']);
  const orderId = String((await device.deposit({ amount: '200' }))['orderid']);
  await controlOf(operator)('order', { orderId, state: 'credited' });
  expect(await titles(device)).toEqual(['Play money', 'Maya']);
  await play(await open(device));
  expect(await titles(device)).toEqual(['Play money']);
});

it('no bonus comes with a deposit meanwhile, and a letter says so', async () => {
  const device = await player();
  await play(await open(device));
  const order = async () => (await device.deposit({ amount: '200', acId: 23 }))['orderid'];
  const credit = async (orderId: unknown) =>
    await controlOf(operator)('order', { orderId: String(orderId), state: 'credited' });
  const purse = async () => {
    const { own, bonus } = (await device.call('userCashCheck')).data;
    return { own, bonus };
  };
  const before = await purse();
  const orderId = await order();
  await credit(orderId);
  expect(await purse()).toEqual({ own: before.own + 200, bonus: before.bonus });
  const [letter] = (await device.call('getMsgList', { id: 0 })).data;
  expect(letter.title).toBe('Your deposit came without a bonus');
  operator.pass(2 * 60 * minute);
  await device.login(String(device.userId), 'Play1234');
  await device.renewSecretKey();
  await credit(await order());
  expect((await purse()).bonus).toBeGreaterThan(before.bonus);
});

it('nobody is who has stopped at a reality check, until midnight in Manila', async () => {
  const device = await player();
  await open(device);
  await device.call('rgCheck', { no: 1, answer: 'stop' });
  operator.pass(day / 2 - 1);
  expect(await adsOf(device)).toBe(0);
  operator.pass(1);
  expect(await adsOf(device)).toBeGreaterThan(0);
});

it('nobody is who has reached an own limit, and who has not is', async () => {
  const device = await player();
  const sid = await open(device);
  await play(sid);
  await device.call('thirdWdw');
  operator.pass(2 * 60 * minute);
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 11 });
  expect(await adsOf(device)).toBeGreaterThan(0);
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 10 });
  expect(await adsOf(device)).toBe(0);
  operator.pass(day);
  expect(await adsOf(device)).toBeGreaterThan(0);
  await device.call('rgSet', { kind: 'dep', span: 'week', value: 0 });
  expect(await adsOf(device)).toBe(0);
});

it('nobody is whose time of the day is used up', async () => {
  const device = await player();
  await device.call('rgSet', { kind: 'session', value: 10 });
  await open(device);
  for (let pings = 0; pings < 10; pings += 1) {
    expect(await adsOf(device)).toBeGreaterThan(0);
    operator.pass(minute);
    await device.call('getState', { type: 1, userId: device.userId });
  }
  expect(await adsOf(device)).toBe(0);
});

it('nobody is for seven days after a break', async () => {
  const device = await player();
  await device.call('rgBreak', { hours: 24 });
  operator.pass(day);
  await device.login(String(device.userId), 'Play1234');
  expect(await adsOf(device)).toBe(0);
  operator.pass(7 * day - 1);
  await device.login(String(device.userId), 'Play1234');
  expect(await adsOf(device)).toBe(0);
  operator.pass(1);
  expect(await adsOf(device)).toBeGreaterThan(0);
});
