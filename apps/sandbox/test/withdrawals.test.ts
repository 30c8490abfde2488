import { eq } from 'drizzle-orm';
import { moneyFromPeso } from '@kislap/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/ledger/invariants';
import { account } from '../src/database/tables/ledger';
import { player } from '../src/database/tables/player';
import { accountIds } from '../src/ledger/accounts';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { transact } from '../src/database/transact';
import { addTurnoverTask } from '../src/rules/rounds/turnover';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

interface AccountStatus {
  readonly balance?: number;
  readonly depositCount?: number;
  readonly needFlow?: number;
  readonly betFlow?: number;
  readonly phone?: null;
}

/** A player with 1,000 pesos, two deposits and the turnover met, but for what is changed. */
async function playerWith(status: AccountStatus = {}): Promise<TestPlayer> {
  const { balance = 1_000, depositCount = 2, needFlow = 300, betFlow = 300, phone } = status;
  const own = await newPlayer(operator);
  await operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: own.userId, amount: balance }),
  });
  const task = { kind: 'deposit', activityType: 0, amount: moneyFromPeso(needFlow), times: 1 } as const;
  await transact(operator.database, (transaction) => {
    addTurnoverTask(transaction, { ...task, playerId: own.userId, nowMs: operator.nowMs });
    return Promise.resolve();
  });
  await operator.database
    .update(player)
    .set({
      depositCount,
      kycState: 2,
      betFlow: moneyFromPeso(betFlow),
      ...(phone === null ? { phone: null } : {}),
    })
    .where(eq(player.id, own.userId));
  return own;
}

beforeEach(async () => {
  device = await playerWith();
});

describe('the checks of a withdrawal, in their order', () => {
  it.each<[string, AccountStatus, Parameters<TestPlayer['withdraw']>[0], number, string]>([
    ['no phone', { phone: null }, { amount: '50' }, 1008, 'Add your phone number first.'],
    ['minimum before balance', { balance: 40 }, { amount: '99.99' }, 1008, 'minimum value 100!'],
    ['minimum before first deposit', { depositCount: 0 }, { amount: '50' }, 1008, 'minimum value 100!'],
    ['balance', {}, { amount: '1000.01' }, 1011, 'greater than the current balance!'],
    ['balance before maximum', {}, { amount: '60000' }, 1011, 'greater than the current balance!'],
    ['maximum', { balance: 70_000 }, { amount: '60000' }, 1008, 'maximum value 50,000!'],
    [
      'first deposit before turnover',
      { depositCount: 0, betFlow: 0 },
      {},
      1008,
      'You need to recharge first!',
    ],
    ['turnover', { betFlow: 176.55 }, {}, 1008, 'You still need 123.45 running water!'],
    ['a method that is off', {}, { mode: 'grabpay' }, 1015, ''],
    ['a bank of another method', {}, { bank_code: 'BDO' }, 1001, ''],
    ['an account number with letters', {}, { account_no: '0917-123' }, 1001, ''],
    ['a blank holder', {}, { account_name: '  ' }, 1001, ''],
  ])('%s', async (_, status, fields, code, message) => {
    const own = await playerWith(status);
    const reply = await own.withdraw(fields);
    expect(reply.code).toBe(code);
    expect(reply.msg).toContain(message);
    expect((await own.call('getWithdrawLog', { logId: 0 })).data).toEqual([]);
  });

  it('answers in Tagalog to who asks for it', async () => {
    const reply = await device.withdraw({ amount: '50' }, { headers: { 'X-Lang': 'tag' } });
    expect(reply.msg).toBe('Hindi dapat mas mababa sa minimum na 100 ang halaga ng withdrawal!');
  });
});

describe('the key that payments are signed with', () => {
  const keyOf = async (own = device) => (await own.call('getSecretKey')).data;

  it('is the same for ten minutes, and another one for another session', async () => {
    const first = await keyOf();
    expect(first).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      expire: operator.nowMs / 1000 + 600,
    });
    operator.pass(599);
    expect(await keyOf()).toEqual(first);
    const other = operator.guest();
    await other.login(String(device.userId), 'Play1234');
    expect((await keyOf(other)).key).not.toBe(first.key);
    operator.pass(1);
    const next = await keyOf();
    expect(next.key).not.toBe(first.key);
    expect(next.expire).toBe(operator.nowMs / 1000 + 600);
  });

  it('signs what was on its way when the next one came, and nothing long after', async () => {
    await device.renewSecretKey();
    operator.pass(601);
    await keyOf();
    expect((await device.withdraw({ amount: '100' })).code).toBe(100);
    operator.pass(59);
    expect((await device.withdraw({ amount: '100' })).code).toBe(1001);
  });

  it('lets thirty payments at once through, each of which asks for it', async () => {
    const devices = Array.from({ length: 30 }, () => {
      const own = operator.guest();
      own.adopt({
        code: 200,
        msg: '',
        data: { token: device.token, UserID: device.userId },
        replayed: false,
      });
      return own;
    });
    const answers = await Promise.all(devices.map((own) => own.withdraw({ amount: '100' })));
    const codes = answers.map(({ code }) => code);
    expect(codes).not.toContain(1001);
    expect(codes.filter((code) => code === 100)).toHaveLength(10);
  });

  it('starts anew after the operator’s clock went back', async () => {
    operator.pass(3600);
    const ahead = await keyOf();
    operator.pass(-3600);
    const now = await keyOf();
    expect(now.key).not.toBe(ahead.key);
    expect(now.expire).toBe(operator.nowMs / 1000 + 600);
  });
});

describe('a withdrawal', () => {
  it('takes the money at once, holds it for 20 seconds and completes', async () => {
    expect(await device.withdraw({ amount: '400.5' })).toMatchObject({
      code: 100,
      msg: 'Your withdrawal is being reviewed.',
    });
    expect((await device.call('getUserScore')).data.Score).toBe(5_995_000);
    operator.pass(19);
    expect((await device.call('getWithdrawLog', { logId: 0 })).data).toMatchObject([
      { status: 0, amount: 400.5 },
    ]);
    operator.pass(1);
    expect((await device.call('getWithdrawLog', { logId: 0 })).data).toMatchObject([{ status: 1 }]);
    expect((await device.call('getUserScore')).data.Score).toBe(5_995_000);
  });

  it.each([
    ['an amount ending in .13', { amount: '500.13' }],
    ['an account number ending in 13', { account_no: '09170000013' }],
  ])('comes back with a note for %s', async (_, fields) => {
    await device.withdraw(fields);
    operator.pass(20);
    const { data } = await device.call('getWithdrawLog', { logId: 0 });
    expect(data).toMatchObject([{ status: 3, note: expect.stringContaining('back in your balance') }]);
    expect((await device.call('getUserScore')).data.Score).toBe(10_000_000);
  });

  it('happens once for a repeated key', async () => {
    const first = await device.withdraw({}, { key: 'one-withdrawal' });
    const again = await device.withdraw({}, { key: 'one-withdrawal' });
    expect(again).toMatchObject({ code: 100, orderid: first.orderid, replayed: true });
    expect((await device.call('getUserScore')).data.Score).toBe(5_000_000);
  });

  it('is accepted once when the whole balance is asked for many times at once', async () => {
    await device.renewSecretKey();
    const replies = await Promise.all(Array.from({ length: 25 }, () => device.withdraw({ amount: '1000' })));
    expect(replies.filter(({ code }) => code === 100)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 1011)).toHaveLength(24);
    const [hold] = await operator.database
      .select()
      .from(account)
      .where(eq(account.id, accountIds.hold(device.userId)));
    expect(hold?.balance).toBe(moneyFromPeso(1_000));
  });

  it('saves its bank, each once and the latest first, unless it was rejected', async () => {
    await device.withdraw({ amount: '100' });
    await device.withdraw({ amount: '100', mode: 'maya', bank_code: 'Maya', account_no: '09170000077' });
    await device.withdraw({ amount: '100' });
    await device.withdraw({ amount: '100', account_no: '0913' });
    operator.pass(20);
    expect((await device.call('getUserBank')).data).toMatchObject([
      { bank_code: 'GCash', account_no: device.mobile, account_name: 'Juan' },
      { bank_code: 'Maya', account_no: '09170000077' },
    ]);
  });

  it('leaves every invariant of the ledger at zero', async () => {
    await device.withdraw();
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });
});
