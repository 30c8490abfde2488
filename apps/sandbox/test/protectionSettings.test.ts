import type { Protection } from '@kislap/configure/settings';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxProtection } from '../src/catalogue/sandboxOperator';
import type { OpenDatabase } from '../src/database/Database';
import { identityCheck } from '../src/database/tables/identity';
import { withdrawal } from '../src/database/tables/payments';
import { personMark } from '../src/database/tables/persons';
import { player } from '../src/database/tables/player';
import { demoParts } from '../src/rules/Operator';
import { controlOf } from './support/controlOf';
import { creditedDeposit } from './support/creditedDeposit';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const hourS = 3_600;
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

/** An operator that has decided this otherwise than the sandbox. */
function operatorWith(changed: Partial<Protection>): TestOperator {
  return new TestOperator(opened, {
    ...demoParts({ ...sandboxProtection, ...changed }),
    lockAfterMs: Number.MAX_SAFE_INTEGER,
    pauseMs: () => 0,
  });
}

const change = (operator: TestOperator, { userId }: TestPlayer, facts: object) =>
  operator.database.update(player).set(facts).where(eq(player.id, userId));

describe('the identity check', () => {
  it('comes first where the operator says so, for deposits and for play', async () => {
    const operator = operatorWith({ identityFirst: true });
    const device = await newPlayer(operator);
    expect((await device.call('kycInfo')).data.first).toBe(1);
    expect((await device.deposit()).code).toBe(1013);
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(1013);
  });

  it('is asked for by the order that goes beyond the threshold, with what is open and what was credited', async () => {
    const operator = operatorWith({ identityAbove: 1_000 });
    const control = controlOf(operator);
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 400);
    const open = await device.deposit({ amount: '500' });
    expect(open.code).toBe(200);
    const above = await device.deposit({ amount: '101' });
    expect(above).toMatchObject({
      code: 1013,
      msg: 'Verify your identity to deposit more than ₱1,000 in all.',
    });
    expect((await device.deposit({ amount: '100' })).code).toBe(200);
    await device.call('kycSubmit', documentsOf({ idNo: 'X3000001' }));
    const inReview = await device.deposit({ amount: '100' });
    expect(inReview.code).toBe(1013);
    expect(inReview.msg).toContain('up to ₱1,000 in all');
    await control('order', { orderId: open['orderid'], state: 'failed' });
    expect((await device.deposit({ amount: '100' })).code).toBe(200);
    await control('kyc', { userId: device.userId, pass: true });
    expect((await device.deposit({ amount: '5000' })).code).toBe(200);
  });
});

describe('limits', () => {
  it('are asked for before a deposit and before play where they are required', async () => {
    const operator = operatorWith({ limitRequired: true });
    const device = await newPlayer(operator);
    const words = { code: 1012, msg: 'Set a deposit limit first.' };
    expect(await device.deposit()).toMatchObject(words);
    expect(await device.call('launchGame', { gc: 'parol-nights' })).toMatchObject(words);
    await device.call('rgSet', { kind: 'loss', span: 'day', value: 500 });
    expect((await device.deposit()).code).toBe(1012);
    await device.call('rgSet', { kind: 'dep', span: 'month', value: 5_000 });
    expect((await device.deposit()).code).toBe(200);
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(200);
  });

  it('that are raised wait as long as the operator says', async () => {
    const operator = operatorWith({ raiseWaitHours: 72 });
    const device = await newPlayer(operator);
    const raise = async () => (await device.call('rgSet', { kind: 'dep', span: 'day', value: 900 })).data;
    await device.call('rgSet', { kind: 'dep', span: 'day', value: 500 });
    const { pending } = (await raise()).dep.day;
    expect(pending.from).toBe(operator.nowMs / 1000 + 72 * hourS);
    operator.pass(72 * hourS - 1);
    await device.login(String(device.userId), password);
    expect((await raise()).dep.day.am).toBe(500);
    operator.pass(1);
    expect((await raise()).dep.day.am).toBe(900);
  });

  it('are asked about again after the months that the operator says', async () => {
    const operator = operatorWith({ limitReviewMonths: 1 });
    const device = await newPlayer(operator);
    const prompt = async () => {
      await device.login(String(device.userId), password);
      return (await device.call('rgInfo')).data.prompt;
    };
    await device.call('rgPrompt', { answer: 'none' });
    operator.pass(29 * 24 * hourS);
    expect(await prompt()).toBeUndefined();
    operator.pass(2 * 24 * hourS);
    expect(await prompt()).toBe('review');
  });
});

it('a reality check comes by the operator’s interval until the player has chosen one', async () => {
  const operator = operatorWith({ realityMinutes: 15 });
  const device = await newPlayer(operator);
  const info = async () => (await device.call('rgInfo')).data;
  // Another setting of the same row chooses no interval.
  await device.call('rgSet', { kind: 'session', value: 300 });
  expect((await info()).reality).toEqual({ min: 15 });
  await device.call('launchGame', { gc: 'parol-nights' });
  const ping = async () => (await device.call('getState', { userId: device.userId, type: 1, act: 1 })).data;
  for (let minutes = 0; minutes < 14; minutes += 2) {
    operator.pass(120);
    expect(await ping()).toEqual({ state: 1 });
  }
  operator.pass(60);
  expect(await ping()).toEqual({ state: 1, check: 1 });
  await device.call('rgCheck', { no: 1, answer: 'go' });
  await device.call('rgSet', { kind: 'reality', value: 30 });
  operator.pass(15 * 60 - 1);
  expect(await ping()).toEqual({ state: 1 });
});

describe('a bonus', () => {
  it('is offered and given under the operator’s terms, and so is what a deposit is to be bet', async () => {
    const terms = { bonusTimes: 3, bonusDays: 7, bonusMaxStake: 50, depositTimes: 0 } as const;
    const operator = operatorWith(terms);
    const device = await newPlayer(operator);
    const gifts: { readonly activity_type: number; readonly activity_content: string }[] = (
      await device.call('getPayGift')
    ).data;
    const first = gifts.find(({ activity_type: type }) => type === 19);
    expect(JSON.parse(first?.activity_content ?? '')[0]).toMatchObject({ times: 3, days: 7, maxStake: 50 });
    const { rules } = (await operator.guest().call('getActImg', { type: 19 })).data;
    expect(rules).toMatchObject({ dep_times: 0, times: 3 });
    const { orderid } = await device.deposit({ amount: '1000', acId: 19 });
    await controlOf(operator)('order', { orderId: orderid, state: 'credited' });
    const check = (await device.call('userCashCheck')).data;
    expect(check).toMatchObject({ needFlow: 3_000, own: 1_000, bonus: 1_000 });
  });

  it('that is relief or part of a lost week is given by nobody who gives none', async () => {
    const operator = operatorWith({ relief: false, lossBack: false });
    const states: { readonly activity_type: number; readonly status: number }[] = (
      await operator.guest().call('activityStateList')
    ).data;
    const off = states.filter(({ status }) => status === 0).map((state) => state.activity_type);
    expect(off.toSorted((one, two) => one - two)).toEqual([6, 28]);
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 600);
    await controlOf(operator)('bets', { userId: device.userId, count: 3 });
    await change(operator, device, { depositCount: 1 });
    operator.pass(24 * hourS);
    await device.login(String(device.userId), password);
    expect((await device.call('depGet28', { isGet: 1 })).code).toBe(1008);
    expect((await device.call('userAlms')).data.state).toBe(0);
    expect((await device.call('getUserAlms')).code).toBe(1008);
  });
});

describe('who is away where nobody logs in meanwhile', () => {
  async function withSavedAccount(operator: TestOperator, idNo: string): Promise<TestPlayer> {
    const device = await newPlayer(operator);
    await device.call('kycSubmit', documentsOf({ idNo }));
    await controlOf(operator)('kyc', { userId: device.userId, pass: true });
    await creditedDeposit(operator, device, 1_000);
    await change(operator, device, { needFlow: zeroMoney });
    await device.renewSecretKey();
    expect((await device.withdraw({ amount: '200', account_name: documentsOf({ idNo }).name })).code).toBe(
      100,
    );
    return device;
  }

  it('gets all own money by itself, and no session', async () => {
    const operator = operatorWith({ awayAccess: 'none' });
    const device = await withSavedAccount(operator, 'X3000002');
    const { data } = await device.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password });
    expect(data.away).toMatchObject({ kind: 'exclusion' });
    expect(data.away.payout).toBeUndefined();
    const orders = await operator.database
      .select({ amount: withdrawal.amount, accountNo: withdrawal.accountNo })
      .from(withdrawal)
      .where(eq(withdrawal.playerId, device.userId));
    expect(orders.map(({ amount }) => amount)).toEqual([moneyFromPeso(200), moneyFromPeso(800)]);
    expect(new Set(orders.map(({ accountNo }) => accountNo))).toEqual(new Set([device.mobile]));
    const refused = await operator.guest().login(String(device.userId), password);
    expect(refused).toMatchObject({ code: 1007, data: { kind: 'exclusion' } });
    expect(refused.data.payout).toBeUndefined();
  });

  it('gets it as well from the other account of the same person, which is held back with the first', async () => {
    const operator = operatorWith({ awayAccess: 'none' });
    const other = await withSavedAccount(operator, 'X3000004');
    const device = await newPlayer(operator);
    await device.call('kycSubmit', documentsOf({ idNo: 'X3000005' }));
    const marks = await operator.database
      .select()
      .from(personMark)
      .where(and(eq(personMark.playerId, other.userId), eq(personMark.kind, 'phone')));
    // As if this phone had been theirs once: one person, two accounts.
    await operator.database
      .insert(personMark)
      .values(marks.map((mark) => ({ ...mark, playerId: device.userId })));
    expect((await device.call('rgBreak', { hours: 24 })).code).toBe(200);
    const orders = await operator.database
      .select({ amount: withdrawal.amount, accountNo: withdrawal.accountNo })
      .from(withdrawal)
      .where(eq(withdrawal.playerId, other.userId));
    expect(orders).toEqual([
      { amount: moneyFromPeso(200), accountNo: other.mobile },
      { amount: moneyFromPeso(800), accountNo: other.mobile },
    ]);
    const refused = await operator.guest().login(String(other.userId), password);
    expect(refused).toMatchObject({ code: 1007, data: { kind: 'register' } });
    expect(refused.data.payout).toBeUndefined();
  });

  it('keeps it where no account of the verified name is known', async () => {
    const operator = operatorWith({ awayAccess: 'none' });
    const device = await withSavedAccount(operator, 'X3000003');
    const other = { name: 'Somebody Else' };
    await operator.database.update(identityCheck).set(other).where(eq(identityCheck.playerId, device.userId));
    await device.call('rgBreak', { hours: 24 });
    expect(await operator.database.$count(withdrawal, eq(withdrawal.playerId, device.userId))).toBe(1);
    operator.pass(24 * hourS);
    const back = await device.login(String(device.userId), password);
    expect(back.code).toBe(200);
    expect((await device.call('getUserScore')).data).toEqual({ Score: 8_000_000 });
  });
});

it('the national register of an operator without its adapter lets nothing begin', async () => {
  const operator = operatorWith({ nationalRegister: 'adapter' });
  const device = operator.guest();
  const phone = '639186000001';
  await device.call('sendCode', { phone, scene: 'register' });
  const words = { password, password1: password, birthday: '1990-01-01' };
  expect((await device.call('register', { phone, code: '123456', ...words, agree: 1 })).code).toBe(1023);
});

it('a refusal names the operator’s own help line', async () => {
  const line = { name: 'Line', phone: '1553', hours: '24/7' };
  const operator = operatorWith({ helpLines: [line] });
  const device = await newPlayer(operator);
  const [row] = await operator.database.select().from(player).where(eq(player.id, device.userId));
  operator.operator.switches.nationalList.set(row?.phone ?? '', operator.nowMs + hourS * 1000);
  const refused = await operator.guest().login(String(device.userId), password);
  expect(refused.msg).toBe("You can't play right now. Help: 1553.");
});
