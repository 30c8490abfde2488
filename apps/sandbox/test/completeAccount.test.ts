import { describedCalls } from '@kislap/api/registry';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '../src/catalogue/sandboxOperator';
import { launch } from '../src/database/tables/games';
import { deposit, withdrawal } from '../src/database/tables/payments';
import { player, type PlayerRow } from '../src/database/tables/player';
import { accountIds, readBalance } from '../src/ledger/accounts';
import { checkInvariants } from '../src/ledger/invariants';
import { controlOf } from './support/controlOf';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestAnswer, TestPlayer } from './support/TestPlayer';

const all = ['birthday', 'agree', 'phone'];
const incomplete = 1020;
/** What gives nothing, though it is made once. */
const openAllTheSame = ['rgCheck', 'changePwd', 'fairRotate', 'dropBonus'];

let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
let people = 0;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

const freshPhone = () => String(639_187_000_000 + (people += 1));

/** Somebody who has just come from another service. */
async function newcomer(): Promise<{ readonly device: TestPlayer; readonly answer: TestAnswer }> {
  const device = operator.guest();
  people += 1;
  const answer = await device.call('thirdLogin', { type: 'google', openid: `newcomer-${people}` });
  device.adopt(answer);
  return { device, answer };
}

/** A whole form, with the code on its way. */
async function formOf(device: TestPlayer, phone = freshPhone()) {
  await device.call('sendCode', { phone, scene: 'bind' });
  return { birthday: '1990-05-20', agree: 1, phone, code: '123456' };
}

async function rowOf({ userId }: TestPlayer): Promise<PlayerRow> {
  const [row] = await operator.database.select().from(player).where(eq(player.id, userId));
  if (!row) throw new Error('There is no such player');
  return row;
}

const change = (device: TestPlayer, facts: Partial<PlayerRow>) =>
  operator.database.update(player).set(facts).where(eq(player.id, device.userId));
const needOf = async (device: TestPlayer) => (await device.call('getUserInfo')).data.need;

describe('somebody new from another service', () => {
  it('is told what the account lacks, at the login and with every look at it', async () => {
    const { device, answer } = await newcomer();
    expect(answer.data).toMatchObject({ isNew: 1, need: all });
    expect(await needOf(device)).toEqual(all);
  });

  it('is refused every call that gives or begins something, with what is missing', async () => {
    const { device } = await newcomer();
    const refused = describedCalls.filter(
      ({ name, facts }) =>
        facts.auth === 'session' &&
        facts.kind === 'E' &&
        facts.whileAway !== true &&
        !openAllTheSame.includes(name),
    );
    expect(refused.length).toBeGreaterThan(15);
    for (const { name } of refused) {
      const answer = name === 'deposit' ? await device.deposit() : await device.call(name);
      const need = name === 'deposit' ? answer['need'] : answer.data?.need;
      expect({ name, code: answer.code, need }).toEqual({ name, code: incomplete, need: all });
    }
    expect(await operator.database.$count(deposit, eq(deposit.playerId, device.userId))).toBe(0);
    expect(await operator.database.$count(launch, eq(launch.playerId, device.userId))).toBe(0);
    expect((await device.call('getUserScore')).data).toEqual({ Score: 0 });
  });

  it('reaches everything else: looks, letters, limits, breaks, the identity check and the log-out', async () => {
    const { device } = await newcomer();
    const open = [
      ['getUserScore', {}],
      ['getMsgList', { id: 0 }],
      ['kycInfo', {}],
      ['rgInfo', {}],
      ['rgSet', { kind: 'dep', span: 'day', value: 500 }],
      ['getUserBank', {}],
      ['editUserHeader', { faceId: 2 }],
      ['loginOut', {}],
    ] as const;
    for (const [name, fields] of open) {
      expect({ name, code: (await device.call(name, fields)).code }).toEqual({ name, code: 200 });
    }
  });

  it('tells all of it at once, and goes on as a player like any other', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    expect(await device.call('completeAccount', form)).toMatchObject({ code: 200, data: null });
    expect(await needOf(device)).toBeUndefined();
    expect(await rowOf(device)).toMatchObject({
      birthday: '1990-05-20',
      phone: form.phone,
      termsVersion,
      termsAtMs: operator.nowMs,
    });
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(200);
    operator.pass(61);
    await device.call('sendCode', { phone: form.phone, scene: 'login' });
    const again = { account: form.phone, code: form.code, type: 2 };
    expect((await operator.guest().call('login', again)).data.UserID).toBe(device.userId);
  });
});

it('who registers by phone lacks nothing, and the terms agreed to are kept with their time', async () => {
  const device = await newPlayer(operator);
  expect(await needOf(device)).toBeUndefined();
  expect(await rowOf(device)).toMatchObject({ termsVersion, termsAtMs: operator.nowMs });
});

describe('what is missing', () => {
  it('is asked for field by field, and nothing of a refused form is kept', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const { phone, code, birthday, agree } = form;
    const forms = [
      [{ birthday, phone, code }, 1001, 'agree'],
      [{ ...form, agree: 0 }, 1001, 'agree'],
      [{ agree, phone, code }, 1001, 'birthday'],
      [{ ...form, birthday: '1990-02-30' }, 1001, 'birthday'],
      [{ birthday, agree, code }, 1001, 'phone'],
      [{ ...form, phone: '639' }, 1001, 'phone'],
      [{ birthday, agree, phone }, 1004, 'code'],
      [{ ...form, code: '000000' }, 1004, 'code'],
    ] as const;
    for (const [fields, expected, field] of forms) {
      const answer = await device.call('completeAccount', fields);
      expect({ fields, code: answer.code, field: answer.data?.field }).toEqual({
        fields,
        code: expected,
        field,
      });
    }
    expect(await rowOf(device)).toMatchObject({ birthday: null, phone: null, termsAtMs: 0 });
    expect(await needOf(device)).toEqual(all);
  });

  it('is no phone of somebody else, nor one that was proven for something else', async () => {
    const known = await rowOf(await newPlayer(operator));
    const { device } = await newcomer();
    operator.pass(61);
    const taken = await formOf(device, known.phone ?? '');
    expect((await device.call('completeAccount', taken)).code).toBe(1003);
    const phone = freshPhone();
    await operator.guest().call('sendCode', { phone, scene: 'login' });
    expect((await device.call('completeAccount', { ...taken, phone })).code).toBe(1004);
    expect(await needOf(device)).toEqual(all);
  });

  it('is a phone alone for an account that has told the rest', async () => {
    const device = await newPlayer(operator);
    await change(device, { phone: null });
    expect(await needOf(device)).toEqual(['phone']);
    expect(await device.deposit()).toMatchObject({ code: incomplete, need: ['phone'] });
    const { phone, code } = await formOf(device);
    expect((await device.call('completeAccount', { phone, code })).code).toBe(200);
    expect(await rowOf(device)).toMatchObject({ phone, birthday: '1990-01-01' });
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
  });

  it('never changes what the account has told before', async () => {
    const device = await newPlayer(operator);
    const before = await rowOf(device);
    const others = [{ birthday: '1985-01-01' }, { phone: freshPhone(), code: '123456' }];
    expect((await device.call('completeAccount', others[0])).code).toBe(1001);
    expect((await device.call('completeAccount', others[1])).code).toBe(1003);
    expect((await device.call('completeAccount')).code).toBe(200);
    expect(await rowOf(device)).toEqual(before);
  });
});

describe('twice at once', () => {
  it('one form completes the account once, and both are told so', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const both = await Promise.all([1, 2].map(() => device.call('completeAccount', form)));
    expect(both.map(({ code }) => code)).toEqual([200, 200]);
    expect(await rowOf(device)).toMatchObject({ phone: form.phone, birthday: '1990-05-20' });
  });

  it('of two forms that say different things one counts, and the other is refused', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const forms = [form, { ...form, birthday: '1985-01-01' }];
    const both = await Promise.all(forms.map((fields) => device.call('completeAccount', fields)));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1001]);
    const winner = forms[both.findIndex(({ code }) => code === 200)];
    expect((await rowOf(device)).birthday).toBe(winner?.birthday);
  });

  it('of two accounts that prove one phone one gets it', async () => {
    const [one, other] = [(await newcomer()).device, (await newcomer()).device];
    const form = await formOf(one);
    const both = await Promise.all([one, other].map((device) => device.call('completeAccount', form)));
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await operator.database.$count(player, eq(player.phone, form.phone))).toBe(1);
  });

  it('the same key is answered once more, not done again', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const first = await device.call('completeAccount', form, { key: 'complete' });
    const again = await device.call('completeAccount', form, { key: 'complete' });
    expect([first.code, again.code, again.replayed]).toEqual([200, 200, true]);
  });
});

it('whose phone holds the account back is told so by every attempt with one key', async () => {
  const away = await newPlayer(operator);
  const phone = (await rowOf(away)).phone ?? '';
  await away.call('rgBreak', { hours: 720 });
  const { device } = await newcomer();
  operator.pass(61);
  const form = await formOf(device, phone);
  const attempts = await Promise.all(
    [1, 2, 3].map(() => device.call('completeAccount', form, { key: 'held' })),
  );
  expect(attempts[0]).toMatchObject({ code: 1007, data: { kind: 'register' } });
  const told = attempts.map(({ code, msg, data }) => ({ code, msg, data }));
  expect(told).toEqual([told[0], told[0], told[0]]);
});

describe('somebody under 21', () => {
  /** The sandbox's tests begin on 18 November 2026 in Manila. */
  const birthdays = { tooYoung: '2005-11-19', oldEnough: '2005-11-18' };

  it('is refused, and the account is closed with every session', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const asked = { ...form, birthday: birthdays.tooYoung, code: '000000' };
    expect(await device.call('completeAccount', asked)).toMatchObject({
      code: 1016,
      data: { field: 'birthday' },
    });
    expect((await rowOf(device)).closedAtMs).toBe(operator.nowMs);
    expect((await device.call('getUserInfo')).code).toBe(400);
    const openid = (await rowOf(device)).openId?.replace('google:', '') ?? '';
    expect((await operator.guest().call('thirdLogin', { type: 'google', openid })).code).toBe(1007);
  });

  /** An account of before: with money, and without a birthday. */
  async function ofBefore(): Promise<TestPlayer> {
    const device = await newPlayer(operator);
    await change(device, { birthday: null });
    return device;
  }
  const withdrawalsOf = async ({ userId }: TestPlayer) =>
    (await operator.database.select().from(withdrawal).where(eq(withdrawal.playerId, userId))).map(
      ({ mode, amount, status }) => ({ mode, amount, status }),
    );

  it('gets back what was paid in, over the service that it came by, also out of a game’s wallet', async () => {
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 300);
    await device.call('launchGame', { gc: 'bangka-bay' });
    expect(await readBalance(operator.database, accountIds.cash(device.userId))).toBe(zeroMoney);
    await change(device, { birthday: null });
    const unpaid = await device.deposit({ amount: '200' });
    expect(unpaid.code).toBe(incomplete);
    expect((await device.call('completeAccount', { birthday: birthdays.tooYoung })).code).toBe(1016);
    expect(await withdrawalsOf(device)).toEqual([{ mode: 'gcash', amount: moneyFromPeso(300), status: 0 }]);
    operator.pass(20);
    const { data } = await operator.guest().login(String(device.userId), 'Play1234');
    device.token = data.payout;
    expect((await device.call('getUserScore')).data).toEqual({ Score: 0 });
    expect(await withdrawalsOf(device)).toEqual([{ mode: 'gcash', amount: moneyFromPeso(300), status: 1 }]);
    const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
    expect(broken).toEqual([]);
  });

  it('can still reach what was won on top, and nothing else, until that birthday', async () => {
    const device = await ofBefore();
    await control('credit', { userId: device.userId, amount: 700 });
    expect((await device.call('completeAccount', { birthday: birthdays.tooYoung })).code).toBe(1016);
    expect((await device.call('getUserInfo')).code).toBe(400);
    expect(await rowOf(device)).toMatchObject({ closedAtMs: 0, birthday: birthdays.tooYoung });
    const until = Date.parse(`${birthdays.tooYoung.replace('2005', '2026')}T00:00:00+08:00`) / 1000;
    const refused = await operator.guest().login(String(device.userId), 'Play1234');
    expect(refused).toMatchObject({ code: 1007, data: { kind: 'care', until } });
    device.token = refused.data.payout;
    expect((await device.call('getUserScore')).data).toEqual({ Score: 7_000_000 });
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(1007);
    expect((await device.deposit()).code).toBe(1007);
  });

  it('gets a payment back that waits to be credited, and the order that is not paid closes', async () => {
    const device = await newPlayer(operator);
    const [paid, unpaid] = [await device.deposit(), await device.deposit()];
    await control('order', { orderId: paid['orderid'], state: 'paid' });
    await change(device, { birthday: null });
    expect((await device.call('completeAccount', { birthday: birthdays.tooYoung })).code).toBe(1016);
    operator.pass(60);
    await control('order', { orderId: unpaid['orderid'], state: 'credited' });
    // The payment went back at once, so nothing was left and the account is closed.
    expect((await rowOf(device)).closedAtMs).toBeGreaterThan(0);
    const orders = await operator.database.select().from(deposit).where(eq(deposit.playerId, device.userId));
    expect(orders.map(({ status, closedFor }) => ({ status, closedFor }))).toEqual(
      [1, 2].map(() => ({ status: 2, closedFor: 'away' })),
    );
  });

  it('is nobody who turns 21 today', async () => {
    const { device } = await newcomer();
    const form = await formOf(device);
    const asked = { ...form, birthday: birthdays.oldEnough };
    expect((await device.call('completeAccount', asked)).code).toBe(200);
  });
});

describe('an account of before, with money, that lacks something', () => {
  it('keeps its own money in reach, and plays no round of a game that is open', async () => {
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 1_000);
    const { sid } = (await device.call('launchGame', { gc: 'parol-nights' })).data;
    await change(device, { birthday: null, termsAtMs: 0 });
    const play = () =>
      operator.services.games.playRound({
        sid,
        key: `round-${people}`,
        stake: moneyFromPeso(10),
        choice: 'play',
        settle: () => ({ win: zeroMoney, detail: {} }),
      });
    expect(await play()).toEqual({ ok: false, reason: { type: 'accountIncomplete' } });
    expect((await device.call('getUserScore')).data).toEqual({ Score: 10_000_000 });
    await change(device, { needFlow: zeroMoney, kycState: 2 });
    expect((await device.withdraw({ amount: '500' })).code).toBe(100);
    expect((await device.call('completeAccount', { birthday: '1990-01-01', agree: 1 })).code).toBe(200);
    people += 1;
    expect(await play()).toMatchObject({ ok: true });
  });

  it('is credited what it has paid for before', async () => {
    const device = await newPlayer(operator);
    const { orderid } = await device.deposit({ amount: '300' });
    await change(device, { birthday: null });
    await control('order', { orderId: orderid, state: 'credited' });
    expect((await device.call('getUserScore')).data).toEqual({ Score: 3_000_000 });
  });
});
