import { type DescribedCall, describedCalls } from '@kislap/api/registry';
import { addManilaMonths, epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityType } from '../src/catalogue/activityType';
import { account } from '../src/database/tables/ledger';
import { withdrawal } from '../src/database/tables/payments';
import { player } from '../src/database/tables/player';
import { transact } from '../src/database/transact';
import { accountIds } from '../src/ledger/accounts';
import { payReward } from '../src/rules/rewards/payReward';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { verify } from './support/verify';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await verify(operator, await newPlayer(operator));
});

const change = (own: TestPlayer, facts: Partial<typeof player.$inferInsert>) =>
  operator.database.update(player).set(facts).where(eq(player.id, own.userId));
const give = (own: TestPlayer, amount: number) =>
  operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: own.userId, amount }),
  });
const login = (own: TestPlayer) => operator.guest().login(String(own.userId), password);

/** The device of somebody away, with the token that pays out. */
function holding(own: TestPlayer, payout: string): TestPlayer {
  const away = operator.guest();
  [away.userId, away.token] = [own.userId, payout];
  return away;
}

/** Begins a break, and goes on with what pays out. */
async function onBreak(own: TestPlayer, hours = 24): Promise<TestPlayer> {
  const { code, data } = await own.call('rgBreak', { hours });
  expect(code).toBe(200);
  return holding(own, data.away.payout);
}

const exclude = (own: TestPlayer, months = 6, proof: object = { password }) =>
  own.call('rgExclude', { months, confirm: 'EXCLUDE', ...proof });

describe('what somebody away may call', () => {
  /** As the rule lists them; guests' calls are not asked who calls. */
  const opened =
    `getUserInfo getUserScore userCashCheck getUserBank paylist4vip getSecretKey withdraw getWithdrawLog
    getDepositLog statement thirdWdw rgInfo rgSet rgBreak rgExclude rgReturn rgSpend kycInfo kycSubmit bindPhone exportMe closeAccount
    getMsgList getMsgInfo getState`.split(/\s+/);
  const calls = describedCalls.filter(({ facts }) => facts.auth === 'session');

  async function codeOf({ name, contract }: DescribedCall, token: string): Promise<number> {
    const f = name === 'paylist4vip' ? name : `gcash_${name}`;
    const path = 'path' in contract ? contract.path : `/pay/client?f=${f}`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await operator.fetch(path, { method: 'POST', body: new FormData(), headers });
    return Object(await response.json()).code;
  }

  it.each([
    ['with the token that pays out', async () => (await onBreak(device)).token],
    [
      'with a session that is left over',
      async () => {
        await change(device, { coolingUntilMs: operator.nowMs + dayS * 1000 });
        return device.token;
      },
    ],
  ])('is exactly what the rule opens, %s', async (_, tokenOf) => {
    const token = await tokenOf();
    const answered: string[] = [];
    for (const call of calls) {
      const code = await codeOf(call, token);
      expect(code).not.toBe(400);
      if (code !== 1007) answered.push(call.name);
    }
    expect(answered.toSorted()).toEqual(opened.toSorted());
  });

  it('is nothing more once the break is over: the next login opens a full session', async () => {
    const away = await onBreak(device);
    for (let passedS = 0; passedS < dayS - 1700; passedS += 1700) {
      operator.pass(1700);
      expect((await away.call('getState', { type: 1, userId: away.userId, act: 1 })).code).toBe(200);
    }
    expect((await away.call('launchGame', { gc: 'parol-nights' })).code).toBe(1007);
    operator.pass(dayS % 1700);
    expect((await away.call('getUserScore')).code).toBe(200);
    expect((await away.call('launchGame', { gc: 'parol-nights' })).code).toBe(400);
    const back = operator.guest();
    expect((await back.login(String(device.userId), password)).code).toBe(200);
    expect((await back.call('launchGame', { gc: 'parol-nights' })).code).toBe(200);
  });

  it('lives for thirty minutes after the last act', async () => {
    const away = await onBreak(device);
    operator.pass(1799);
    expect((await away.call('thirdWdw')).code).toBe(200);
    expect((await away.call('rgSet', { kind: 'dep', span: 'day', value: 100 })).code).toBe(200);
    operator.pass(1799);
    expect((await away.call('getUserScore')).code).toBe(200);
    operator.pass(1);
    expect((await away.call('getUserScore')).code).toBe(400);
  });
});

describe('a login of somebody away', () => {
  it('is refused with why, until when, and a token that pays out, once it is proven', async () => {
    await onBreak(device);
    const until = operator.nowMs / 1000 + dayS;
    const wrong = await operator.guest().login(String(device.userId), 'Wrong1234');
    expect(wrong).toMatchObject({ code: 1002 });
    expect(wrong.data?.payout).toBeUndefined();
    const { code, msg, data } = await login(device);
    expect({ code, data }).toEqual({
      code: 1007,
      data: { until, kind: 'break', payout: expect.any(String) },
    });
    expect(msg).toMatch(
      /^You are on a break until 20\d\d-\d\d-\d\d \d\d:\d\d\. You can still withdraw your money\.$/,
    );
    expect((await holding(device, data.payout).call('getUserScore')).code).toBe(200);
  });

  it('tells the same by another service', async () => {
    const stranger = operator.guest();
    const own = { type: 'google', openid: 'away-sari' };
    stranger.adopt(await stranger.call('thirdLogin', own));
    expect((await exclude(stranger, 6, {})).code).toBe(200);
    expect((await stranger.call('getUserScore')).code).toBe(400);
    const { code, data } = await operator.guest().call('thirdLogin', own);
    expect({ code, kind: data.kind }).toEqual({ code: 1007, kind: 'exclusion' });
    expect((await holding(stranger, data.payout).call('rgInfo')).data.away.kind).toBe('exclusion');
  });
});

describe('the money of somebody away', () => {
  const orders = () =>
    operator.database.select().from(withdrawal).where(eq(withdrawal.playerId, device.userId));
  const cash = async () => {
    const id = accountIds.cash(device.userId);
    const [row] = await operator.database.select().from(account).where(eq(account.id, id));
    return row?.balance ?? zeroMoney;
  };

  it('goes out without a deposit, below the minimum, and however much is still to be bet', async () => {
    await give(device, 700);
    await change(device, { needFlow: moneyFromPeso(5000) });
    expect((await device.withdraw({ amount: '50' })).code).not.toBe(100);
    const away = await onBreak(device);
    expect((await away.withdraw({ amount: '0.5' })).code).toBe(100);
    expect((await away.withdraw({ amount: '699.6' })).code).toBe(1011);
    expect((await away.withdraw({ amount: '699.5' })).code).toBe(100);
    expect(await cash()).toBe(zeroMoney);
  });

  it('goes out whatever the level lets out in a day, above the maximum in several orders', async () => {
    await give(device, 170_000.25);
    const away = await onBreak(device);
    expect((await away.withdraw({ amount: '170000.25' })).code).toBe(100);
    const made = await orders();
    expect(made.map(({ amount }) => amount)).toEqual([50_000, 50_000, 50_000, 20_000.25].map(moneyFromPeso));
    expect(await cash()).toBe(zeroMoney);
    operator.pass(60);
    await away.call('getUserScore');
    expect((await orders()).map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  });

  it('is not what was given and has not been bet', async () => {
    await creditedDeposit(operator, device, 1000);
    const { data: before } = await device.call('userCashCheck');
    expect(before).toMatchObject({ own: 1000, bonus: 0 });
    const gift = { playerId: device.userId, activityType: activityType.welcome, claimKey: 'away' } as const;
    await transact(operator.database, (transaction) =>
      payReward(transaction, { ...gift, amount: moneyFromPeso(200), nowMs: operator.nowMs }),
    );
    const away = await onBreak(device);
    expect((await away.call('userCashCheck')).data).toMatchObject({ own: 1000, bonus: 200 });
    const refused = await away.withdraw({ amount: '1000.01' });
    expect(refused).toMatchObject({ code: 1008, msg: expect.stringContaining('₱1,000.00') });
    expect((await away.withdraw({ amount: '1000' })).code).toBe(100);
  });

  it('goes out once, however often and at once it is asked for', async () => {
    await give(device, 300);
    const away = await onBreak(device);
    await away.renewSecretKey();
    const again = () => away.withdraw({ amount: '300' }, { key: 'all' });
    expect((await Promise.all([again(), again(), again()])).map(({ code }) => code)).toEqual([100, 100, 100]);
    const racing = await Promise.all([1, 2, 3].map(() => away.withdraw({ amount: '300' })));
    expect(racing.map(({ code }) => code)).toEqual([1011, 1011, 1011]);
    expect((await orders()).map(({ amount }) => amount)).toEqual([moneyFromPeso(300)]);
    expect(await cash()).toBe(zeroMoney);
  });

  it('comes home from the studios when the break begins, and from a withdrawal that fails', async () => {
    await give(device, 400);
    await device.call('launchGame', { gc: 'bangka-bay' });
    const away = await onBreak(device);
    expect((await away.call('getUserScore')).data.Score).toBe(4_000_000);
    expect((await away.withdraw({ amount: '400', account_no: '09171234513' })).code).toBe(100);
    operator.pass(60);
    expect((await away.call('getUserScore')).data.Score).toBe(4_000_000);
    expect((await away.deposit()).code).toBe(1007);
  });
});

describe('a break or an exclusion', () => {
  const awayNow = async (own: TestPlayer) => (await own.call('rgInfo')).data.away;

  it('is only ever made longer', async () => {
    let away = await onBreak(device, 72);
    for (const hours of [24, 72]) {
      expect(await away.call('rgBreak', { hours })).toMatchObject({ code: 1001, data: { field: 'hours' } });
    }
    away = await onBreak(away, 2160);
    const until = operator.nowMs / 1000 + 90 * dayS;
    expect(await awayNow(away)).toMatchObject({ kind: 'break', until });
  });

  it('of months counts from now, and during another from its end', async () => {
    const away = await onBreak(device);
    const first = await exclude(away);
    const [half, oneAndAHalf] = [6, 18].map((n) =>
      addManilaMonths(epochSecondsFrom(operator.nowMs / 1000), n),
    );
    expect(first.data.away).toMatchObject({ kind: 'exclusion', until: half });
    const excluded = holding(device, first.data.away.payout);
    expect((await excluded.call('rgBreak', { hours: 2160 })).code).toBe(1001);
    const second = await exclude(excluded, 12);
    expect(second.data.away.until).toBe(oneAndAHalf);
  });

  it('asks for the password or a code sent for it, and its wrong tries lock that alone', async () => {
    expect((await exclude(device, 6, {})).code).toBe(1001);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await exclude(device, 6, { password: 'Wrong1234' })).code).toBe(1002);
    }
    expect((await exclude(device)).code).toBe(1005);
    expect((await login(device)).code).toBe(200);
    expect((await exclude(device, 6, { code: '000000' })).code).toBe(1004);
    operator.pass(61);
    await device.call('sendCode', { scene: 'unlock' });
    expect((await exclude(device, 6, { code: '123456' })).code).toBe(1004);
    operator.pass(61);
    await device.call('sendCode', { scene: 'away' });
    expect((await exclude(device, 6, { code: '123456' })).code).toBe(200);
  });

  it('takes consents back when it is an exclusion', async () => {
    await device.call('consent', { marketing: 1, analytics: 1 });
    const { data } = await exclude(device);
    await change(device, { coolingUntilMs: 0, awayKind: 'break' });
    const back = operator.guest();
    await back.login(String(device.userId), password);
    expect(data.away.kind).toBe('exclusion');
    expect((await back.call('consentInfo')).data).toEqual({ marketing: 0, analytics: 0 });
  });

  it('loosens no limit, and lets any be set stricter', async () => {
    const set = (own: TestPlayer, fields: object) =>
      own.call('rgSet', { kind: 'dep', span: 'day', ...fields });
    await set(device, { value: 500 });
    const away = await onBreak(device);
    for (const fields of [{ value: 501 }, {}]) expect((await set(away, fields)).code).toBe(1007);
    expect((await set(away, { value: 400 })).data.dep.day).toMatchObject({ am: 400 });
    expect((await away.call('rgSet', { kind: 'session', value: 60 })).data.session.min).toBe(60);
    expect((await away.call('rgSet', { kind: 'session' })).code).toBe(1007);
    expect((await away.call('rgSet', { kind: 'reality', value: 30 })).code).toBe(200);
    expect((await away.call('rgSet', { kind: 'reality', value: 60 })).code).toBe(1007);
  });

  it('answers a limit that is set again under its key as at first, whatever has happened since', async () => {
    const set = () => device.call('rgSet', { kind: 'dep', span: 'day', value: 500 }, { key: 'day-500' });
    const first = await set();
    expect(first.data.dep.day).toMatchObject({ am: 500, open: 0 });
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    expect((await device.call('rgInfo')).data.dep.day.open).toBe(200);
    const again = await set();
    expect(again.replayed).toBe(true);
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
  });

  it('hides letters that advertise, and is told by one of its own', async () => {
    const send = (kind: string) =>
      operator.fetch('/__sandbox/mail', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId: device.userId, kind, title: kind, text: 'Text', amount: 0 }),
      });
    await send('plain');
    const [plain] = (await device.call('getMsgList', { id: 0 })).data;
    const away = await onBreak(device);
    expect(await (await send('plain')).json()).toEqual({ ok: false, reason: 'accountSuspended' });
    await send('important');
    const letters = (await away.call('getMsgList', { id: 0 })).data;
    expect(letters.map(({ title }: { title: string }) => title)).toEqual([
      'important',
      'Your break has begun',
    ]);
    expect((await away.call('getMsgInfo', { id: plain.id })).code).toBe(1014);
  });
});
