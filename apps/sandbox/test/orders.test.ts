import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { player } from '../src/database/tables/player';
import { checkInvariants } from '../src/ledger/invariants';
import { deleteExpired } from '../src/server/process/backgroundWork';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

const daySeconds = 86_400;
const notFound = 1014;

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

beforeEach(async () => {
  device = await newPlayer(operator);
});

afterAll(async () => await operator.opened.close());

/** Somebody with so many pesos, who has deposited before and has nothing left to bet. */
async function richPlayer(pesos: number): Promise<TestPlayer> {
  const own = await newPlayer(operator);
  await operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: own.userId, amount: pesos }),
  });
  await operator.database
    .update(player)
    .set({ depositCount: 1, kycState: 2 })
    .where(eq(player.id, own.userId));
  return own;
}

const depositsOf = async (owner: TestPlayer) => (await owner.call('getDepositLog', { logId: 0 })).data;
const balanceOf = async (owner: TestPlayer) => (await owner.call('getUserScore')).data.Score;

describe('an order by its number', () => {
  it('says where a deposit is paid for fifteen minutes, and until when', async () => {
    const { orderid, pay } = await device.deposit();
    const until = operator.nowMs / 1000 + 15 * 60;
    expect(pay).toEqual({ url: `/sandbox/cashier/${orderid}`, until: Math.floor(until) });
    const ask = async () => (await device.call('orderInfo', { orderid: String(orderid) })).data;
    expect(await ask()).toMatchObject({ kind: 'D', am: 500, status: 0, step: 'ready', next: 'you', pay });
    operator.pass(15 * 60);
    expect(await ask()).not.toHaveProperty('pay');
    operator.pass(15 * 60);
    expect(await ask()).toMatchObject({ status: 2, step: 'expired', next: '' });
  });

  it('follows a deposit to the balance, and its notice names it', async () => {
    await creditedDeposit(operator, device, 500);
    const [{ orderid }] = await depositsOf(device);
    expect((await device.call('orderInfo', { orderid })).data).toMatchObject({ status: 1, step: 'credited' });
    expect((await device.call('depositNotice', { logId: -1 })).data).toMatchObject([{ orderid }]);
  });

  it('is not found when nobody has made it', async () => {
    expect((await device.call('orderInfo', { orderid: 'W0' })).code).toBe(notFound);
  });
});

const stepsOf = async (owner: TestPlayer, orderid: unknown): Promise<unknown> =>
  (await owner.call('orderInfo', { orderid: String(orderid) })).data.events;

describe('the steps of an order', () => {
  const now = () => Math.floor(operator.nowMs / 1000);

  it('are those a deposit has come to, each with its own time', async () => {
    const { orderid } = await device.deposit();
    const placed = now();
    const begun = [
      { step: 'placed', at: placed },
      { step: 'ready', at: placed },
    ];
    expect(await stepsOf(device, orderid)).toEqual(begun);
    operator.pass(60);
    await operator.services.cashier.pay(String(orderid));
    const paid = { step: 'paid', at: now() };
    expect(await stepsOf(device, orderid)).toEqual([...begun, paid]);
    operator.pass(5);
    expect(await depositsOf(device)).toMatchObject([{ status: 1 }]);
    const credited = { step: 'credited', at: now() };
    expect(await stepsOf(device, orderid)).toEqual([...begun, paid, credited]);
  });

  it('end without a payment where none came', async () => {
    const { orderid } = await device.deposit();
    operator.pass(31 * 60);
    await depositsOf(device);
    expect(await stepsOf(device, orderid)).toMatchObject([
      { step: 'placed' },
      { step: 'ready' },
      { step: 'expired', at: now() },
    ]);
  });

  it('are at least four of a withdrawal that has arrived, and tell nothing of sending one that was rejected', async () => {
    const rich = await richPlayer(1000);
    const asked = now();
    const end = async (amount: string) => {
      expect((await rich.withdraw({ amount })).code).toBe(100);
      operator.pass(21);
      const [{ orderid }] = (await rich.call('getWithdrawLog', { logId: 0 })).data;
      return await stepsOf(rich, orderid);
    };
    expect(await end('200')).toEqual([
      { step: 'asked', at: asked },
      { step: 'review', at: asked },
      { step: 'approved', at: now() },
      { step: 'sent', at: now() },
      { step: 'done', at: now() },
    ]);
    expect(await end('200.13')).toMatchObject([
      { step: 'asked' },
      { step: 'review' },
      { step: 'rejected', at: now() },
    ]);
  });
});

describe('an order by its idempotency key', () => {
  it('is the one that was made under it', async () => {
    const key = randomUUID();
    const { orderid } = await device.deposit({}, { key });
    expect((await device.call('orderByKey', { key })).data).toMatchObject({ orderid, step: 'ready' });
    expect((await device.call('orderByKey', { key, close: 1 })).data).toMatchObject({ orderid });
  });

  it('is not found while none is made, and the payment still may come', async () => {
    const key = randomUUID();
    expect((await device.call('orderByKey', { key })).code).toBe(notFound);
    expect((await device.deposit({}, { key })).code).toBe(200);
  });

  it('never comes to be once the key was closed: a payment that arrives late is refused for good', async () => {
    const key = randomUUID();
    expect((await device.call('orderByKey', { key, close: 1 })).code).toBe(notFound);
    const late = await device.deposit({}, { key });
    expect(late.code).toBe(1001);
    expect((await device.withdraw({}, { key })).code).toBe(1001);
    expect((await device.deposit({}, { key })).code).toBe(1001);
    expect(await depositsOf(device)).toEqual([]);
    expect((await device.call('orderByKey', { key })).code).toBe(notFound);
  });

  it('is either made or closed when both come at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = randomUUID();
      const own = await newPlayer(operator);
      await own.renewSecretKey();
      const [posted, closed] = await Promise.all([
        own.deposit({}, { key }),
        own.call('orderByKey', { key, close: 1 }),
      ]);
      const made = await depositsOf(own);
      expect(made).toHaveLength(posted.code === 200 ? 1 : 0);
      expect(closed.code).toBe(posted.code === 200 ? 200 : notFound);
    }
  });

  it('is found when its answer was lost', async () => {
    const key = randomUUID();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(operator.operator.failpoints, 'pass').mockImplementation((point) => {
      if (point === 'afterCommitBeforeReply') throw new Error('The answer was lost');
    });
    expect((await device.deposit({}, { key })).code).toBe(500);
    vi.restoreAllMocks();
    const [made] = await depositsOf(device);
    expect((await device.call('orderByKey', { key })).data.orderid).toBe(made.orderid);
  });

  it('stays the same after the stored answers were forgotten: the key makes no second one', async () => {
    const key = randomUUID();
    const whale = await operator.loggedIn('639170000003');
    const { orderid } = await whale.deposit({}, { key });
    operator.pass(31 * daySeconds);
    await deleteExpired(operator.operator);
    const later = await operator.loggedIn('639170000003');
    expect(await later.deposit({}, { key })).toMatchObject({ orderid, replayed: false });
  });
});

describe('a key that has made an order', () => {
  it('makes none of the other kind, and does not say that it has', async () => {
    device = await richPlayer(1000);
    const [paidIn, paidOut] = [randomUUID(), randomUUID()];
    const { orderid } = await device.deposit({}, { key: paidIn });
    expect(await device.withdraw({ amount: '200' }, { key: paidIn })).toMatchObject({ code: 1001 });
    expect((await device.withdraw({ amount: '200' }, { key: paidOut })).code).toBe(100);
    expect(await device.deposit({}, { key: paidOut })).toMatchObject({ code: 1001 });
    expect(await depositsOf(device)).toMatchObject([{ orderid }]);
    expect(await balanceOf(device)).toBe(8_000_000);
  });

  it('makes none of another amount either when its answer was forgotten', async () => {
    const key = randomUUID();
    const whale = await operator.loggedIn('639170000003');
    await whale.deposit({}, { key });
    operator.pass(31 * daySeconds);
    await deleteExpired(operator.operator);
    const later = await operator.loggedIn('639170000003');
    expect((await later.deposit({ amount: '600' }, { key })).code).toBe(1001);
  });
});

describe('a withdrawal under one key', () => {
  it('takes the money once over a lost answer, another amount and a closed key', async () => {
    device = await richPlayer(1000);
    const key = randomUUID();
    expect((await device.withdraw({ amount: '200' }, { key })).code).toBe(100);
    expect((await device.withdraw({ amount: '200.01' }, { key })).code).toBe(1001);
    expect((await device.call('orderByKey', { key, close: 1 })).data).toMatchObject({ kind: 'W', am: 200 });
    expect(await balanceOf(device)).toBe(8_000_000);
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });
});

describe('a saved account', () => {
  it('is offered no more once it was forgotten, until it is withdrawn to again', async () => {
    const whale = await operator.loggedIn('639170000003');
    const saved = async () => (await whale.call('getUserBank')).data;
    const [first, ...others] = await saved();
    const { bank_code, account_no } = first;
    expect((await whale.call('delUserBank', { bank_code, account_no })).code).toBe(200);
    expect((await whale.call('delUserBank', { bank_code, account_no })).code).toBe(200);
    expect(await saved()).toEqual(others);
    operator.pass(1);
    expect((await whale.withdraw({ bank_code, account_no })).code).toBe(100);
    expect((await saved())[0]).toMatchObject({ bank_code, account_no });
  });
});
