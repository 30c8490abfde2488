import { modeOrder, moneyFromPeso } from '@kislap/domain';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../src/database/tables/payments';
import { settleDue } from '../src/rules/settleDue';
import { checkInvariants } from '../src/ledger/invariants';
import { startSweep } from './support/startSweep';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

let phones = 639_181_000_000;

/** A player without any deposit. */
async function newcomer(): Promise<TestPlayer> {
  phones += 1;
  const phone = String(phones);
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const form = {
    phone,
    code: '123456',
    password: 'Play1234',
    password1: 'Play1234',
    birthday: '1990-01-01',
    agree: 1,
  };
  device.adopt(await device.call('register', form));
  return device;
}

/** Opens an order, pays it, and lets the credit come. */
async function credited(device: TestPlayer, fields: Readonly<Record<string, string | number>> = {}) {
  const { orderid } = await device.deposit(fields);
  await operator.services.cashier.pay(String(orderid));
  operator.pass(3);
  return await device.call('getUserInfo');
}

describe('the payment list', () => {
  it('offers channels over all modes, unfiltered', async () => {
    const device = await operator.loggedIn('639170000001');
    const { data } = await device.pay(`paylist4vip&u=${device.userId}`, { u: device.userId });
    const channels = data.flatMap(
      (method: { payChanel: { p: string; s: number; h: number }[] }) => method.payChanel,
    );
    expect(new Set(channels.map((channel: { p: string }) => channel.p))).toEqual(new Set(modeOrder));
    expect(channels.filter((channel: { s: number }) => channel.s === 0)).toHaveLength(1);
    expect(channels.filter((channel: { h: number }) => channel.h === 1)).toHaveLength(2);
  });

  it('names the channel used last', async () => {
    const device = await newcomer();
    await device.deposit({ paytype: 'qrph', paychnl: 'qr1' });
    await device.deposit();
    const { userChnl } = await device.pay(`paylist4vip&u=${device.userId}`, { u: device.userId });
    expect(userChnl).toEqual([
      { payid: 1, paychnl: 'gc1', paytype: 'gcash' },
      { payid: 6, paychnl: 'qr1', paytype: 'qrph' },
    ]);
  });
});

describe('a deposit is refused', () => {
  it.each<[string, Record<string, string | number>, number, string]>([
    ['below the minimum', { amount: '99' }, 1001, 'Recharge cannot be less than 100'],
    ['above the maximum', { amount: '50001' }, 1001, 'Recharge cannot be more than 50,000'],
    ['with letters for an amount', { amount: 'abc' }, 1001, ''],
    ['with an amount that is not canonical', { amount: '500.00' }, 1001, ''],
    ['through a channel that is off', { paytype: 'onlinebank', paychnl: 'ob2', bankcode: 'BDO' }, 1015, ''],
    ['through a channel for two deposits', { paychnl: 'gc2' }, 1008, ''],
    ['through a channel for VIP 1 to 3', { paytype: 'maya', paychnl: 'my2' }, 1008, ''],
    ['through a channel for VIP order 4', { paytype: 'qrph', paychnl: 'qr2' }, 1008, ''],
    ['through a channel of another mode', { paychnl: 'qr1' }, 1008, ''],
    ['with the happy gift under its minimum', { amount: '199', acId: 15 }, 1008, ''],
    ['with a promotion that does not exist', { acId: 7 }, 1008, ''],
    [
      'by bank transfer without a name',
      { paytype: 'banktransfer', paychnl: 'bt1' },
      1001,
      'Account name is required!',
    ],
    [
      'by online bank without a bank',
      { paytype: 'onlinebank', paychnl: 'ob1' },
      1001,
      'Please choose a bank',
    ],
    [
      'by online bank with a bank that is off',
      { paytype: 'onlinebank', paychnl: 'ob1', bankcode: 'PNB' },
      1001,
      'Please choose a bank',
    ],
    ['with a wrong sign', { sign: 'a'.repeat(64) }, 1001, ''],
  ])('%s', async (_, fields, code, message) => {
    const device = await newcomer();
    const reply = await device.deposit(fields);
    expect(reply.code).toBe(code);
    expect(reply.msg).toContain(message);
    expect((await device.call('getDepositLog', { logId: 0 })).data).toEqual([]);
  });

  it('of more than 5,000 in all while the identity check is open', async () => {
    const device = await operator.loggedIn('639170000006');
    expect((await device.deposit({ amount: '6000' })).code).toBe(1013);
    expect((await device.deposit()).code).toBe(200);
  });

  it('with a signing key that ended more than a minute ago', async () => {
    const device = await newcomer();
    await device.renewSecretKey();
    operator.pass(660);
    expect((await device.deposit()).code).toBe(1001);
    await device.renewSecretKey();
    expect((await device.deposit()).code).toBe(200);
  });

  it("for another player than the session's", async () => {
    const device = await newcomer();
    expect((await device.deposit({ userid: 100_002 })).code).toBe(400);
  });
});

describe('a deposit', () => {
  it('is pending until it is paid, and credited three seconds later', async () => {
    const device = await newcomer();
    const { orderid, pay_url } = await device.deposit({ amount: '300' });
    expect(pay_url).toBe(`/sandbox/cashier/${orderid}`);
    const order = String(orderid);
    await operator.services.cashier.pay(order);
    operator.pass(2.9);
    expect((await device.call('getUserScore')).data.Score).toBe(0);
    expect((await operator.services.cashier.findOrder(order))?.state).toBe('crediting');
    operator.pass(0.1);
    expect((await device.call('getUserScore')).data.Score).toBe(3_000_000);
    expect((await device.call('userCashCheck')).data).toEqual({
      DepCount: 1,
      needFlow: 300,
      own: 300,
      bonus: 0,
      BetFlow: 0,
      wdwLeft: 50_000,
      wdwTimes: 10,
    });
    expect((await device.call('getDepositLog', { logId: 0 })).data).toMatchObject([
      { status: 1, amount: 300, isFirst: 'true', orderid: order },
    ]);
  });

  it('is credited by the sweeper when nobody asks', async () => {
    const device = await newcomer();
    const { orderid } = await device.deposit();
    await operator.services.cashier.pay(String(orderid));
    operator.pass(3);
    const stop = startSweep(operator);
    await expect.poll(async () => (await device.call('getUserScore')).data.Score).toBe(5_000_000);
    await stop();
  });

  it('is made once for a repeated key, and refused for the key with another amount', async () => {
    const device = await newcomer();
    const first = await device.deposit({}, { key: 'one-deposit' });
    const again = await device.deposit({}, { key: 'one-deposit' });
    expect(again).toMatchObject({ orderid: first.orderid, replayed: true });
    expect((await device.deposit({ amount: '600' }, { key: 'one-deposit' })).code).toBe(1001);
    expect((await device.call('getDepositLog', { logId: 0 })).data).toHaveLength(1);
  });

  // A no would say that what is credited was never made.
  it('is told again under its key when the signing key has ended meanwhile', async () => {
    const device = await newcomer();
    await device.renewSecretKey();
    const first = await device.deposit({ amount: '300' }, { key: 'signed-before' });
    await operator.services.cashier.pay(String(first.orderid));
    operator.pass(660);
    const again = await device.deposit({ amount: '300' }, { key: 'signed-before' });
    expect(again).toEqual({ ...first, pay: undefined, replayed: true });
    expect((await device.deposit({ amount: '301' }, { key: 'signed-before' })).code).toBe(1001);
    expect((await device.deposit({ amount: '300' }, { key: 'another' })).code).toBe(1001);
    expect((await device.call('getDepositLog', { logId: 0 })).data).toHaveLength(1);
  });

  it('fails by itself after half an hour, and is credited when its payment comes late', async () => {
    const device = await newcomer();
    const { orderid } = await device.deposit();
    operator.pass(30 * 60);
    const statusNow = async () => (await device.call('getDepositLog', { logId: 0 })).data[0].status;
    expect(await statusNow()).toBe(2);
    expect((await operator.services.cashier.pay(String(orderid)))?.state).toBe('credited');
    expect(await statusNow()).toBe(1);
  });

  it('that was failed or left stays so until it is paid', async () => {
    const device = await newcomer();
    const { orderid } = await device.deposit();
    const order = String(orderid);
    expect((await operator.services.cashier.leave(order))?.state).toBe('pending');
    expect((await operator.services.cashier.fail(order))?.state).toBe('failed');
    expect((await operator.services.cashier.leave(order))?.state).toBe('failed');
    expect((await operator.services.cashier.pay(order))?.state).toBe('credited');
  });

  it('is paid once, however often Pay is pressed', async () => {
    const device = await newcomer();
    const { orderid } = await device.deposit();
    const pay = () => operator.services.cashier.pay(String(orderid));
    await Promise.all([pay(), pay(), pay()]);
    operator.pass(3);
    await Promise.all([pay(), pay(), device.call('getUserScore')]);
    expect((await device.call('getUserScore')).data.Score).toBe(5_000_000);
  });

  it('shows up as a notice in the order of crediting, not of asking', async () => {
    const device = await newcomer();
    const early = await device.deposit({ amount: '100' });
    const late = await device.deposit({ amount: '200' });
    const { data: none } = await device.call('depositNotice', { logId: -1 });
    expect(none).toEqual([]);
    await operator.services.cashier.pay(String(late.orderid));
    operator.pass(3);
    const { data: first } = await device.call('depositNotice', { logId: 0 });
    expect(first).toMatchObject([{ amount: 200, isFirst: 'true' }]);
    await operator.services.cashier.pay(String(early.orderid));
    operator.pass(3);
    const { data: next } = await device.call('depositNotice', { logId: first[0].logid });
    expect(next).toMatchObject([{ amount: 100, isFirst: 'false' }]);
    expect((await device.call('depositNotice', { logId: -1 })).data).toEqual(next);
  });
});

describe('promotions', () => {
  it('add 100 % to the first charge and ask for five times the bonus in turnover', async () => {
    const device = await newcomer();
    expect((await credited(device, { amount: '150', acId: 19 })).data.Score).toBe(3_000_000);
    expect((await device.call('userCashCheck')).data.needFlow).toBe(150 + 5 * 150);
    expect((await device.deposit({ amount: '150', acId: 19 })).code).toBe(1008);
  });

  it('for a first deposit are given to the one that is credited first, whichever order was made first', async () => {
    const device = await newcomer();
    const orders = [];
    for (const acId of [0, 19, 23, 15]) orders.push(await device.deposit({ amount: '200', acId }));
    const scores = [];
    for (const { orderid } of orders) {
      await operator.services.cashier.pay(String(orderid));
      operator.pass(3);
      scores.push((await device.call('getUserInfo')).data.Score);
    }
    // The second deposit earns nothing of 19, the third the third step of 23, and any the happy gift.
    expect(scores).toEqual([200, 400, 400 + 320, 400 + 320 + 220].map((pesos) => pesos * 10_000));
    expect((await device.call('userCashCheck')).data.needFlow).toBe(4 * 200 + 5 * (120 + 20));
    const letters = (await device.call('getMsgList', { id: 0 })).data.filter(
      ({ title }: { title: string }) => title === 'Your deposit has a smaller bonus',
    );
    expect(letters).toHaveLength(2);
    expect(JSON.stringify(letters)).toContain('₱0.00 of bonus instead of ₱200.00');
    expect(JSON.stringify(letters)).toContain('₱120.00 of bonus instead of ₱240.00');
  });

  it('count the happy gift up to three times', async () => {
    const device = await newcomer();
    for (const expected of [1, 2, 3]) {
      expect((await credited(device, { amount: '200', acId: 15 })).data.Dep15).toBe(expected);
    }
    expect((await device.deposit({ amount: '200', acId: 15 })).code).toBe(1008);
  });

  it('pay the welcome bonus step by step', async () => {
    const device = await newcomer();
    const scores: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      scores.push((await credited(device, { amount: '100', acId: 23 })).data.Score);
    }
    expect(scores).toEqual([2_200_000, 4_000_000, 5_600_000, 7_100_000, 8_500_000]);
    expect((await device.deposit({ acId: 23 })).code).toBe(1008);
  });

  it('are in one open order each, and then pay what still fits', async () => {
    const device = await newcomer();
    const first = await device.deposit({ amount: '100', acId: 19 });
    expect(await device.deposit({ amount: '200', acId: 19 })).toMatchObject({
      code: 1008,
      msg: 'You have a pending deposit with this promotion. Pay that one, or choose no promotion.',
    });
    const without = await device.deposit({ amount: '200', acId: 0 });
    await operator.services.cashier.pay(String(without.orderid));
    operator.pass(3);
    await operator.services.cashier.pay(String(first.orderid));
    operator.pass(3);
    // The first charge is no longer the first.
    expect((await device.call('getUserScore')).data.Score).toBe(3_000_000);
  });

  it('can be chosen again once the order that had one has expired', async () => {
    const device = await newcomer();
    await device.deposit({ amount: '100', acId: 19 });
    operator.pass(20 * 60);
    await device.call('getState', { touch: 1 });
    operator.pass(11 * 60);
    await device.renewSecretKey();
    expect((await device.deposit({ amount: '100', acId: 19 })).code).toBe(200);
  });
});

describe('what a deposit leads to', () => {
  it('makes a missed check-in day repairable once 100 pesos came in that day', async () => {
    const device = await newcomer();
    expect(
      (await credited(device, { amount: '50', paytype: 'qrph', paychnl: 'qr1' })).data.IsRenewToday,
    ).toBe(0);
    expect(
      (await credited(device, { amount: '50', paytype: 'qrph', paychnl: 'qr1' })).data.IsRenewToday,
    ).toBe(1);
    operator.pass(86_400);
    expect((await device.call('getUserInfo')).data.IsRenewToday).toBe(0);
  });

  it('opens the channels for players with two deposits', async () => {
    const device = await newcomer();
    await credited(device);
    await credited(device);
    expect((await device.deposit({ paychnl: 'gc2' })).code).toBe(200);
  });

  it('leaves every invariant of the ledger at zero', async () => {
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });
});

describe('open orders', () => {
  const codesOf = (answers: readonly { readonly code: number }[]) => answers.map(({ code }) => code);

  it('are five at most, and the sixth is refused in words', async () => {
    const device = await newcomer();
    for (let order = 0; order < 5; order += 1) expect((await device.deposit()).code).toBe(200);
    expect(await device.deposit()).toMatchObject({
      code: 1008,
      msg: 'You have 5 pending deposits. Pay one of them, or wait until one expires.',
    });
    const inFilipino = await device.deposit({}, { headers: { 'X-Lang': 'tag' } });
    expect(inFilipino.msg).toContain('May 5 ka pang pending na deposit.');
    expect((await (await newcomer()).deposit()).code).toBe(200);
  });

  it('are five at most, however many are asked for at once', async () => {
    const device = await newcomer();
    await device.renewSecretKey();
    const answers = await Promise.all(Array.from({ length: 12 }, () => device.deposit()));
    expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(5);
    expect(codesOf(answers).filter((code) => code === 1008)).toHaveLength(7);
  });

  it('make room when one is paid, fails or runs out of time', async () => {
    const device = await newcomer();
    const orders: string[] = [];
    for (let order = 0; order < 5; order += 1) orders.push(String((await device.deposit()).orderid));
    await operator.services.cashier.pay(orders[0] ?? '');
    operator.pass(3);
    expect((await device.deposit()).code).toBe(200);
    await operator.services.cashier.fail(orders[1] ?? '');
    expect((await device.deposit()).code).toBe(200);
    expect((await device.deposit()).code).toBe(1008);
    operator.pass(30 * 60);
    await device.renewSecretKey();
    expect((await device.deposit()).code).toBe(200);
  });

  it('that run out of time by the thousand are closed in a few short steps', async () => {
    const device = await newcomer();
    await unpaidOrders(device, 2_700);
    const steps = await writesDuring(() => settleDue(operator.operator));
    expect(await pendingOf(device)).toBe(0);
    expect(steps).toBeLessThan(20);
  });

  it('that run out of time by the thousand do not hold up their own player’s call', async () => {
    const device = await newcomer();
    await unpaidOrders(device, 1_000);
    const steps = await writesDuring(async () => void (await device.call('getUserInfo')));
    expect(steps).toBeLessThan(10);
    expect(await pendingOf(device)).toBe(0);
  });

  it('that run out of time wait for the next round when the time of this one is used up', async () => {
    const device = await newcomer();
    await unpaidOrders(device, 300);
    await settleDue(operator.operator, { budgetMs: 0 });
    expect(await pendingOf(device)).toBe(300);
    await settleDue(operator.operator, { budgetMs: 60_000 });
    expect(await pendingOf(device)).toBe(0);
  });

  it('that somebody pays at their last moment are paid or closed, never both', async () => {
    const device = await newcomer();
    const { orderid } = await device.deposit();
    operator.pass(30 * 60);
    await Promise.all([operator.services.cashier.pay(String(orderid)), settleDue(operator.operator)]);
    operator.pass(3);
    await settleDue(operator.operator);
    const { data } = await device.call('getDepositLog', { logId: 0 });
    const { data: score } = await device.call('getUserScore');
    expect(score.Score).toBe(data[0].status === 1 ? 5_000_000 : 0);
  });

  const pendingOf = (device: TestPlayer) =>
    operator.database.$count(deposit, and(eq(deposit.playerId, device.userId), eq(deposit.status, 0)));

  /** Orders from before there was a limit, whose time is over. */
  async function unpaidOrders(device: TestPlayer, count: number): Promise<void> {
    const { nowMs } = operator;
    await operator.database.insert(deposit).values(
      Array.from({ length: count }, (_, index) => ({
        orderId: `D-${device.userId}-${index}`,
        playerId: device.userId,
        mode: 'gcash',
        channel: 'gc1',
        methodId: 1,
        channelName: 'GCash',
        amount: moneyFromPeso(100),
        createdAtMs: nowMs - 3_600_000,
        expiresAtMs: nowMs - 1_000,
      })),
    );
  }

  /** How many transactions have written something meanwhile. */
  async function writesDuring(work: () => Promise<void>): Promise<number> {
    const next = async () => {
      const [mark] = await operator.database
        .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` })
        .from(sql`(SELECT) AS nothing`);
      return Number(mark?.next);
    };
    const before = await next();
    await work();
    return (await next()) - before;
  }
});

describe('the deposit record', () => {
  it('pages by the last id, newest first, until an empty page', async () => {
    const whale = await operator.loggedIn('639170000003');
    const seen: number[] = [];
    for (let logId = 0; ; logId = seen.at(-1) ?? 0) {
      const { data } = await whale.call('getDepositLog', { logId });
      if (data.length === 0) break;
      seen.push(...data.map((row: { logid: number }) => row.logid));
    }
    expect(seen).toHaveLength(65);
    expect(seen).toEqual(seen.toSorted((left, right) => right - left));
  });
});
