import { moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { verify } from './support/verify';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const dayS = 86_400;

/** Goes to an instant in Manila. */
const goTo = (iso: string) => operator.pass((Date.parse(`${iso}+08:00`) - operator.nowMs) / 1000);

async function pay(device: TestPlayer, amount: number): Promise<void> {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount: String(amount) });
  await controlOf(operator)('order', { orderId: orderid, state: 'credited' });
}

/** Takes money out; the sandbox pays it a little later. */
async function takeOut(device: TestPlayer, amount: number): Promise<void> {
  await verify(operator, device);
  await device.renewSecretKey();
  expect((await device.withdraw({ amount: String(amount) })).code).toBe(100);
}

const spendingOf = async (device: TestPlayer) => (await device.call('rgSpend')).data;
const nothing = { dep: 0, wdw: 0, net: 0 };

it('is nothing for a newcomer, in twelve months that end with this one', async () => {
  goTo('2027-02-28T23:00:00');
  const spending = await spendingOf(await newPlayer(operator));
  expect(spending).toMatchObject({ d30: nothing, month: nothing, all: nothing });
  const names = spending.months.map(({ m }: { m: string }) => m);
  expect([names.length, names[0], names[9], names[10], names[11]]).toEqual([
    12,
    '2026-03',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
  expect(spending.months[11]).toEqual({ m: '2027-02', min: 0, ...nothing });
});

it('counts what was credited and what was paid out, in the Manila month of that instant', async () => {
  const device = await newPlayer(operator);
  goTo('2027-02-28T23:59:59');
  await pay(device, 1000);
  goTo('2027-03-01T00:00:00');
  await pay(device, 500);
  await device.deposit({ amount: '300' });
  expect(await spendingOf(device)).toMatchObject({
    d30: { dep: 1500, wdw: 0, net: 1500 },
    month: { dep: 500, wdw: 0, net: 500 },
    all: { dep: 1500, wdw: 0, net: 1500 },
  });
  await controlOf(operator)('credit', { userId: device.userId, amount: 5000 });
  const { months } = await spendingOf(device);
  expect(months.slice(-2)).toEqual([
    { m: '2027-02', min: 0, dep: 1000, wdw: 0, net: 1000 },
    { m: '2027-03', min: 0, dep: 500, wdw: 0, net: 500 },
  ]);
});

it('forgets of the last 30 days what is 30 days old, to the millisecond', async () => {
  const device = await newPlayer(operator);
  await pay(device, 1000);
  operator.pass(30 * dayS - 0.001);
  await device.login(String(device.userId), 'Play1234');
  expect((await spendingOf(device)).d30).toEqual({ dep: 1000, wdw: 0, net: 1000 });
  operator.pass(0.001);
  expect(await spendingOf(device)).toMatchObject({ d30: nothing, all: { dep: 1000 } });
});

it('counts a withdrawal once it was paid', async () => {
  const device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 5000 });
  await pay(device, 100);
  await device.renewSecretKey();
  const { sid } = (await device.call('launchGame', { gc: 'parol-nights' })).data;
  await operator.services.games.playRound({
    sid,
    key: 'turnover',
    stake: moneyFromPeso(500),
    choice: 'play',
    settle: () => ({ win: moneyFromPeso(500), detail: {} }),
  });
  await takeOut(device, 700);
  expect((await spendingOf(device)).all).toEqual({ dep: 100, wdw: 0, net: 100 });
  operator.pass(3600);
  await device.call('getUserScore');
  expect(await spendingOf(device)).toMatchObject({
    d30: { dep: 100, wdw: 700, net: -600 },
    all: { dep: 100, wdw: 700, net: -600 },
  });
});

it('knows the time at the games', async () => {
  const device = await newPlayer(operator);
  await controlOf(operator)('credit', { userId: device.userId, amount: 100 });
  await device.call('launchGame', { gc: 'parol-nights' });
  for (let pings = 0; pings < 10; pings += 1) {
    operator.pass(90);
    await device.call('getState', { type: 1, userId: device.userId });
  }
  operator.pass(60);
  expect((await spendingOf(device)).months.at(-1)).toMatchObject({ min: 16 });
});
