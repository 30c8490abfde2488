import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manilaToday } from '../src/kernel/manilaDays';
import { checkInvariants } from '../src/ledger/invariants';
import { player } from '../src/database/tables/player';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { verify } from './support/verify';

/** A number under which a gift is found again. */
const orderid: unknown = expect.stringMatching(/^G\d+$/);

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

const daySeconds = 86_400;
let phones = 639_187_000_000;

/** A player without any deposit, with what the test sets. */
async function newcomer(facts: Partial<typeof player.$inferInsert> = {}): Promise<TestPlayer> {
  phones += 1;
  const phone = String(phones);
  const device = operator.guest();
  await device.call('sendCode', { phone, scene: 'register' });
  const secret = { password: 'Play1234', password1: 'Play1234' };
  const form = { phone, code: '123456', ...secret, birthday: '1990-01-01', agree: 1 };
  device.adopt(await device.call('register', form));
  await operator.database
    .update(player)
    .set({ totalFlow: moneyFromPeso(0), ...facts })
    .where(eq(player.id, device.userId));
  return device;
}

/** Deposits pesos and lets the credit come. */
async function deposit(device: TestPlayer, amount: number): Promise<void> {
  const { orderid } = await device.deposit({ amount: String(amount) });
  await operator.services.cashier.pay(String(orderid));
  operator.pass(3);
  await device.call('getUserInfo');
}

/** Gives pesos from the house. */
async function credit(device: TestPlayer, amount: number): Promise<void> {
  await operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: device.userId, amount }),
  });
}

const scoreOf = async (device: TestPlayer) => (await device.call('getUserScore')).data.Score;

describe('the VIP gifts of day, week and month', () => {
  it('are locked below the level that has them, and say what it needs', async () => {
    const device = await newcomer();
    const { data } = await device.call('userLvDay');
    expect(data).toMatchObject([
      { lvType: 1, state: 0, am: 0, need: 2000, have: 0 },
      { lvType: 2, state: 0, am: 0, need: 500, have: 0 },
      { lvType: 3, state: 0, am: 0, need: 500, have: 0 },
    ]);
    const refused = await device.call('getUserLvDay', { lvType: 1 });
    expect(refused).toMatchObject({ code: 1008, msg: 'Reach VIP 2 first.', data: { need: 2000 } });
    const filipino = await device.call('getUserLvDay', { lvType: 3 }, { headers: { 'X-Lang': 'tag' } });
    expect(filipino.msg).toBe('Umabot muna sa VIP 1.');
  });

  it('are given once in each period and open again when it turns', async () => {
    const device = await newcomer({ vipLevel: 3 });
    const first = await device.call('getUserLvDay', { lvType: 1 });
    expect(first).toMatchObject({ code: 200, data: { am: 2, Score: 20_000, needFlow: 2 } });
    expect((await device.call('getUserLvDay', { lvType: 1 })).code).toBe(1009);
    expect((await device.call('getUserLvDay', { lvType: 2 })).data.am).toBe(18);
    expect((await device.call('getUserLvDay', { lvType: 3 })).data.am).toBe(58);
    const { data } = await device.call('userLvDay');
    expect(data.map(({ state }: { state: number }) => state)).toEqual([2, 2, 2]);
    const [day, week, month] = data.map(({ next }: { next: number }) => new Date(next * 1000).toISOString());
    expect(day?.slice(10)).toBe('T16:00:00.000Z');
    expect(new Date(String(week)).getUTCDay()).toBe(0);
    expect(Date.parse(String(month))).toBeGreaterThan(operator.nowMs);
    operator.pass(daySeconds);
    expect((await device.call('getUserLvDay', { lvType: 1 })).code).toBe(200);
    expect((await device.call('getUserLvDay', { lvType: 3 })).code).toBe(1009);
    operator.pass(7 * daySeconds);
    await device.login(String(phones), 'Play1234');
    expect((await device.call('getUserLvDay', { lvType: 2 })).code).toBe(200);
  });

  it('are given once for a repeated key, and once when asked for many times at once', async () => {
    const device = await newcomer({ vipLevel: 3 });
    const first = await device.call('getUserLvDay', { lvType: 2 }, { key: 'weekly' });
    const again = await device.call('getUserLvDay', { lvType: 2 }, { key: 'weekly' });
    expect(again).toMatchObject({ code: 200, data: first.data, replayed: true });
    const asks = Array.from({ length: 10 }, () => device.call('getUserLvDay', { lvType: 1 }));
    const codes = (await Promise.all(asks)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 1009)).toHaveLength(9);
    expect(await scoreOf(device)).toBe(200_000);
  });

  it('do not come twice to who rises in between', async () => {
    const device = await newcomer({ vipLevel: 2 });
    await device.call('getUserLvDay', { lvType: 1 });
    await operator.database.update(player).set({ vipLevel: 5 }).where(eq(player.id, device.userId));
    expect((await device.call('getUserLvDay', { lvType: 1 })).code).toBe(1009);
  });

  it.each([0, 4, 1.5])('know no type %s', async (lvType) => {
    const device = await newcomer({ vipLevel: 3 });
    expect((await device.call('getUserLvDay', { lvType })).code).toBe(1001);
  });
});

describe('the gift of reaching a level', () => {
  it('is to receive up to the own level, and given once for ever', async () => {
    const device = await newcomer({ vipLevel: 2 });
    const states = async () =>
      (await device.call('userLvList')).data.map(({ state }: { state: number }) => state);
    expect(await states()).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
    const given = await device.call('getUserLv', { vip: 2 }, { key: 'level-2' });
    expect(given.data).toEqual({ am: 18, Score: 180_000, needFlow: 18, orderid });
    expect((await device.call('getUserLv', { vip: 2 }, { key: 'level-2' })).replayed).toBe(true);
    expect((await device.call('getUserLv', { vip: 2 })).code).toBe(1009);
    operator.pass(400 * daySeconds);
    await device.login(String(phones), 'Play1234');
    expect((await device.call('getUserLv', { vip: 2 })).code).toBe(1009);
    expect(await states()).toEqual([1, 2, 0, 0, 0, 0, 0, 0]);
  });

  it('is refused above the own level, and where there is no such level', async () => {
    const device = await newcomer({ vipLevel: 2 });
    const refused = await device.call('getUserLv', { vip: 3 });
    expect(refused).toMatchObject({ code: 1008, msg: 'Reach VIP 3 first.', data: { need: 10_000 } });
    expect((await device.call('getUserLv', { vip: 0 })).code).toBe(1014);
    expect((await device.call('getUserLv', { vip: 99 })).code).toBe(1014);
    expect(await scoreOf(device)).toBe(0);
  });

  it('follows deposits and turnover: both have to be there', async () => {
    const device = await newcomer({ totalFlow: moneyFromPeso(2499) });
    await deposit(device, 500);
    expect((await device.call('signUserInfo')).data).toMatchObject({ AllDep: 500, AllFlow: 24_990_000 });
    expect((await device.call('getUserLv', { vip: 1 })).code).toBe(1008);
    await operator.database
      .update(player)
      .set({ totalFlow: moneyFromPeso(2500) })
      .where(eq(player.id, device.userId));
    await deposit(device, 100);
    expect((await device.call('getUserLv', { vip: 1 })).code).toBe(200);
  });
});

describe('the golden egg', () => {
  it('is earned by the deposits of today, three at most', async () => {
    const device = await newcomer();
    const eggs = async () => (await device.call('eventEggInfo')).data;
    expect(await eggs()).toMatchObject({ times: 0, max: 3, need: { day_depAmt: 100, have: 0 } });
    const refused = await device.call('getEventEgg', { pos: 1 });
    expect(refused).toMatchObject({ code: 1008, data: { need: 100 } });
    await deposit(device, 150);
    expect(await eggs()).toMatchObject({ times: 1, need: { day_depAmt: 200, have: 150 } });
    await deposit(device, 1000);
    expect(await eggs()).toMatchObject({ times: 3, need: { day_depAmt: 300, have: 1150 } });
    for (const left of [2, 1, 0]) {
      expect((await device.call('getEventEgg', { pos: 2 })).data.times).toBe(left);
    }
    expect((await device.call('getEventEgg', { pos: 3 })).code).toBe(1010);
    operator.pass(daySeconds);
    expect(await eggs()).toMatchObject({ times: 0, need: { day_depAmt: 100, have: 0 } });
  });

  it('pays what it says, once for a repeated key, and is written down', async () => {
    const device = await newcomer();
    await deposit(device, 200);
    const before = await scoreOf(device);
    const first = await device.call('getEventEgg', { pos: 1 }, { key: 'egg' });
    const again = await device.call('getEventEgg', { pos: 1 }, { key: 'egg' });
    expect(again).toMatchObject({ data: first.data, replayed: true });
    expect(first.data.Score - before).toBe(Math.round(first.data.am * 10_000));
    expect(await scoreOf(device)).toBe(first.data.Score);
    const [row] = (await device.call('lotteryLog', { logId: 0 })).data;
    expect(row).toMatchObject({
      activity_type: 8,
      title: 'Golden egg',
      prize_type: first.data.prize_type,
      am: first.data.am,
      state: 2,
    });
    expect((await device.call('eventEggInfo')).data.times).toBe(1);
  });

  it('prints odds that come to the whole', async () => {
    const { prizes } = (await (await newcomer()).call('eventEggInfo')).data;
    const sum = prizes.reduce((total: number, { odds }: { odds: number }) => total + odds, 0);
    expect(sum).toBeCloseTo(100);
    expect(new Set(prizes.map((prize: { prize_type: number }) => prize.prize_type))).toEqual(
      new Set([1, 2, 3, 4]),
    );
  });
});

describe('relief', () => {
  const poor = { depositCount: 1 };

  it('is open below the limit, three times a day', async () => {
    const device = await newcomer(poor);
    const alms = async () => (await device.call('userAlms')).data;
    expect(await alms()).toEqual({ times: 0, max: 3, am: 2, below: 5, state: 1 });
    const first = await device.call('getUserAlms', {}, { key: 'relief' });
    expect(first.data).toEqual({ am: 2, Score: 20_000, needFlow: 2, orderid, times: 1 });
    expect((await device.call('getUserAlms', {}, { key: 'relief' })).replayed).toBe(true);
    await device.call('getUserAlms');
    expect((await device.call('getUserAlms')).data).toMatchObject({ times: 3, Score: 60_000 });
    expect(await alms()).toMatchObject({ times: 3, state: 0 });
    operator.pass(daySeconds);
    expect(await alms()).toMatchObject({ times: 0, state: 0 });
  });

  it('is used up after three times, even with nothing left', async () => {
    const device = await verify(operator, await newcomer(poor));
    for (const times of [1, 2, 3]) {
      expect((await device.call('getUserAlms')).data.times).toBe(times);
    }
    await device.call('dropBonus');
    await credit(device, 500);
    await device.withdraw({ amount: '500' });
    operator.pass(20);
    expect((await device.call('userAlms')).data).toMatchObject({ times: 3, state: 2 });
    expect((await device.call('getUserAlms')).code).toBe(1009);
  });

  it.each<[string, Partial<typeof player.$inferInsert>, number, number]>([
    ['without any deposit', { depositCount: 0 }, 0, 1008],
    ['with 5 pesos', poor, 5, 1008],
  ])('is closed to an account %s', async (_, facts, balance, code) => {
    const device = await newcomer(facts);
    if (balance > 0) await credit(device, balance);
    expect((await device.call('userAlms')).data.state).toBe(0);
    expect((await device.call('getUserAlms')).code).toBe(code);
    expect(await scoreOf(device)).toBe(balance * 10_000);
  });

  it('is closed after a loss until 8:00 of the next day', async () => {
    const device = await newcomer(poor);
    await credit(device, 1);
    const { sid } = (await device.call('launchGame', { gc: 'parol-nights' })).data;
    const round = { sid, key: 'the last peso', stake: moneyFromPeso(1), choice: 'any' };
    const settle = () => ({ win: moneyFromPeso(0), detail: {} });
    expect(await operator.services.games.playRound({ ...round, settle })).toMatchObject({ ok: true });
    expect((await device.call('userAlms')).data.state).toBe(0);
    const { startsAtMs } = manilaToday(operator.nowMs);
    const opensAt = startsAtMs / 1000 + daySeconds + 8 * 3600;
    operator.pass(opensAt - operator.nowMs / 1000 - 1);
    expect((await device.call('userAlms')).data.state).toBe(0);
    const early = await device.call('getUserAlms');
    expect(early).toMatchObject({ code: 1008, data: { until: opensAt } });
    expect(early.msg).toContain('08:00');
    operator.pass(1);
    expect((await device.call('userAlms')).data.state).toBe(1);
    expect((await device.call('getUserAlms')).code).toBe(200);
  });

  it('is closed at the own loss limit', async () => {
    const device = await newcomer(poor);
    await device.call('rgSet', { kind: 'loss', span: 'day', value: 1 });
    expect((await device.call('userAlms')).data.state).toBe(0);
    expect((await device.call('getUserAlms')).code).toBe(1008);
  });

  it('is closed while a withdrawal is on its way', async () => {
    const device = await verify(operator, await newcomer(poor));
    await credit(device, 500);
    await device.withdraw({ amount: '500' });
    expect((await device.call('userAlms')).data.state).toBe(0);
    expect((await device.call('getUserAlms')).code).toBe(1008);
    operator.pass(20);
    expect((await device.call('userAlms')).data.state).toBe(1);
  });
});

describe('the prize record', () => {
  it('is the own one, newest first, in pages, and in the language of the player', async () => {
    const device = await newcomer({ vipLevel: 8, depositCount: 1 });
    for (const vip of [1, 2, 3, 4, 5, 6, 7, 8]) await device.call('getUserLv', { vip });
    const { data } = await device.call('lotteryLog', { logId: 0 });
    expect(data.map(({ am }: { am: number }) => am)).toEqual([8888, 2888, 1288, 588, 188, 58, 18, 8]);
    const older = await device.call('lotteryLog', { logId: data[5].logid });
    expect(older.data).toEqual(data.slice(6));
    expect((await device.call('lotteryLog', { logId: data[7].logid })).data).toEqual([]);
    const other = await newcomer({ depositCount: 1 });
    await other.call('getUserAlms');
    const filipino = await other.call('lotteryLog', { logId: 0 }, { headers: { 'X-Lang': 'tag' } });
    expect(filipino.data).toMatchObject([{ title: 'Rescue bonus', am: 2, activity_type: 6 }]);
    expect((await other.call('lotteryLog', { logId: data[0].logid })).data).toEqual([]);
  });

  it('needs a session, like every call here', async () => {
    for (const call of ['lotteryLog', 'userLvDay', 'userLvList', 'eventEggInfo', 'userAlms', 'getUserAlms']) {
      expect((await operator.guest().call(call, { logId: 0 })).code).toBe(400);
    }
  });
});

it('leaves every invariant of the ledger at zero', async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);
  expect(broken).toEqual([]);
});
