import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { accountIds, readBalance } from '../src/ledger/accounts';
import { controlOf } from './support/controlOf';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const dayS = 86_400;
let operator: TestOperator;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

let passports = 2_000_000;
const newPassport = () => `X${(passports += 1)}`;
const newcomer = () => newPlayer(operator);
const give = (own: TestPlayer, amount: number) => control('credit', { userId: own.userId, amount });
const balanceOf = (own: TestPlayer) => readBalance(operator.database, accountIds.cash(own.userId));
const login = async (own: TestPlayer, fields: Record<string, string> = {}) =>
  await operator.guest().call('login', { account: String(own.userId), password, ...fields });
const passTo = (until: number) => operator.pass(until - Math.floor(operator.nowMs / 1000));
const open = { code: 200 };
const held = (until: number) => ({ kind: 'register', until });

/** Why the next login is refused; nothing of it when it is not. */
async function awayOf(own: TestPlayer) {
  const { code, data } = await login(own);
  return code === 1007 ? { kind: data.kind, until: data.until } : { code };
}

/** @returns when it ends */
async function exclude(own: TestPlayer, months = 6): Promise<number> {
  const { code, data } = await own.call('rgExclude', { months, confirm: 'EXCLUDE', password });
  expect(code).toBe(200);
  return data.away.until;
}

/** Asks to come back with an account, and says so again a day later. */
async function comeBack(own: TestPlayer): Promise<unknown> {
  own.token = (await login(own)).data.payout;
  expect((await own.call('rgReturn')).data.done).toBe(0);
  operator.pass(dayS);
  own.token = (await login(own)).data.payout;
  return (await own.call('rgReturn')).data.done;
}

/** Accounts of one person, by one document; the first one is excluded, and its exclusion has just ended. */
async function ofOnePerson(count: number): Promise<readonly TestPlayer[]> {
  const idNo = newPassport();
  const all: TestPlayer[] = [];
  while (all.length < count) all.push(await newcomer());
  for (const own of all) await own.call('kycSubmit', documentsOf({ idNo }));
  const [one] = all;
  if (!one) throw new Error('There is no account');
  passTo(await exclude(one));
  return all;
}

async function phoneOf({ userId }: TestPlayer): Promise<string> {
  const [row] = await operator.database.select().from(player).where(eq(player.id, userId));
  return row?.phone ?? '';
}

describe('a person who was excluded and has not come back', () => {
  it('keeps every account held back past the end, until the person comes back with that one', async () => {
    const [one, two, three] = await ofOnePerson(3);
    if (!one || !two || !three) throw new Error('There are too few accounts');
    await give(two, 100);
    expect(await balanceOf(two)).toBe(zeroMoney);
    expect(await awayOf(two)).toEqual(held(0));
    expect(await awayOf(three)).toEqual(held(0));
    expect((await login(one)).data).toMatchObject({ kind: 'over' });
    operator.pass(400 * dayS);
    expect(await awayOf(two)).toEqual(held(0));
    expect(await comeBack(one)).toBe(1);
    await give(two, 100);
    expect(await balanceOf(two)).toBe(moneyFromPeso(100));
    expect(await awayOf(two)).toEqual(open);
    expect(await awayOf(three)).toEqual(open);
  });

  it('opens no account by its phone meanwhile', async () => {
    const own = await newcomer();
    const phone = await phoneOf(own);
    passTo(await exclude(own));
    const register = async () => {
      const device = operator.guest();
      operator.pass(61);
      await device.call('sendCode', { phone, scene: 'register' });
      const words = { password, password1: password };
      const form = { phone, code: '123456', ...words, birthday: '1990-01-01', agree: 1 };
      return await device.call('register', form);
    };
    expect(await register()).toMatchObject({ code: 1007, data: { until: 0 } });
    expect(await comeBack(own)).toBe(1);
    expect((await register()).code).toBe(1003);
  });

  it('is away with an account that is linked by another one alone, and open with it again', async () => {
    const [one, two, three] = [await newcomer(), await newcomer(), await newcomer()];
    const [first, second] = [newPassport(), newPassport()];
    await one.call('kycSubmit', documentsOf({ idNo: first }));
    await two.call('kycSubmit', documentsOf({ idNo: first }));
    await control('kyc', { userId: two.userId, pass: false });
    expect((await two.call('kycSubmit', documentsOf({ idNo: second }))).code).toBe(200);
    await three.call('kycSubmit', documentsOf({ idNo: second }));
    const until = await exclude(one);
    expect((await three.call('getUserScore')).code).toBe(400);
    expect(await awayOf(three)).toEqual(held(until));
    passTo(until);
    expect(await comeBack(one)).toBe(1);
    expect([await awayOf(two), await awayOf(three)]).toEqual([open, open]);
  });

  it('comes back with each account that was excluded by itself', async () => {
    const [one, two] = await ofOnePerson(2);
    if (!one || !two) throw new Error('There are too few accounts');
    two.token = (await login(two)).data.payout;
    passTo(await exclude(two));
    expect((await login(one)).data.kind).toBe('over');
    expect((await login(two)).data.kind).toBe('over');
    expect(await comeBack(one)).toBe(1);
    expect(await awayOf(one)).toEqual(held(0));
    expect(await comeBack(two)).toBe(1);
    expect([await awayOf(one), await awayOf(two)]).toEqual([open, open]);
  });

  it('is free a day after that account was closed', async () => {
    const [one, two] = await ofOnePerson(2);
    if (!one || !two) throw new Error('There are too few accounts');
    one.token = (await login(one)).data.payout;
    expect((await one.call('closeAccount', { password, reason: 'none' })).code).toBe(200);
    const until = Math.floor(operator.nowMs / 1000) + dayS;
    expect(await awayOf(two)).toEqual(held(until));
    passTo(until);
    expect(await awayOf(two)).toEqual(open);
  });

  it('is looked at no more with an account that is only like it', async () => {
    const deviceId = `device-${newPassport()}`;
    const [one, two] = [await newcomer(), await newcomer()];
    await login(one, { deviceId });
    await exclude(one, 12);
    await login(two, { deviceId });
    operator.pass(800 * dayS);
    await give(two, 100);
    expect(await balanceOf(two)).toBe(zeroMoney);
    expect(await comeBack(one)).toBe(1);
    expect(await awayOf(two)).toEqual(open);
  });
});
