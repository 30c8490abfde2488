import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { luckDraw } from '../src/catalogue/prizeDraws';
import { player } from '../src/database/tables/player';
import { prize } from '../src/database/tables/rewards';
import { checkInvariants } from '../src/ledger/invariants';
import { inviteCodeOf } from '../src/rules/referrals/inviteCode';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  device = await newcomer();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const day = 86_400;
let phones = 639_189_000_000;

async function newcomer(invite = ''): Promise<TestPlayer> {
  phones += 1;
  const own = operator.guest();
  await own.call('sendCode', { phone: String(phones), scene: 'register' });
  const secret = { code: '123456', password: 'Play1234', password1: 'Play1234' };
  const form = { phone: String(phones), ...secret, birthday: '1990-01-01', agree: 1 };
  own.adopt(await own.call('register', invite === '' ? form : { ...form, invite }));
  return own;
}

/** Lets time pass for a player who looks in every day, so that the session lives. */
async function pass(own: TestPlayer, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= day) {
    operator.pass(Math.min(left, day));
    await own.call('getState', { type: 1, userId: own.userId, act: 1 });
  }
}

const friendOf = (inviter: TestPlayer) => newcomer(inviteCodeOf(inviter.userId));

async function deposit(own: TestPlayer, amount: number): Promise<void> {
  const { orderid } = await own.deposit({ amount: String(amount) });
  await operator.services.cashier.pay(String(orderid));
  operator.pass(3);
  await own.call('getUserInfo');
}

/** Chance falls on a segment of the wheel from now on. */
function fallsOn(index: number): void {
  const before = luckDraw.wheel.slice(0, index).reduce((sum, { odds }) => sum + odds, 0);
  const own = luckDraw.wheel[index]?.odds ?? 0;
  const share = (before + own / 2) / 100;
  const integer = (bound: number) => Math.floor(share * bound);
  vi.spyOn(operator.operator, 'chanceOf').mockReturnValue({ integer });
}

const segment = { cash8: 0, thanks: 1, cash28: 2, mystery: 3, fixed88: 7 } as const;

const roundOf = async (own: TestPlayer) => (await own.call('getUserPddInfo')).data[0];
const scoreOf = async (own: TestPlayer) => (await own.call('getUserScore')).data.Score;
const prizesOf = (own: TestPlayer) =>
  operator.database.select().from(prize).where(eq(prize.playerId, own.userId)).orderBy(prize.id);

/** A round whose goal is reached, and its id. */
async function reachedRound(own: TestPlayer): Promise<number> {
  const { data } = await own.call('pddInit');
  await deposit(own, 400);
  fallsOn(segment.fixed88);
  await own.call('pddNew');
  await own.call('pddNew');
  return data.logid;
}

describe('what the draw is about', () => {
  it('is told to everybody, and its odds sum to 100', async () => {
    const { data } = await operator.guest().call('getPddConfigInfo');
    const config = JSON.parse(data);
    expect(config.info).toEqual({ am: 100, day: 3, spinPerInvite: 1, spinPerDep: 1, minDep: 200 });
    expect(config.a_c).toHaveLength(8);
    expect(config.mystery).toEqual([2, 5, 20]);
    expect(config.a_c.reduce((sum: number, { odds }: { odds: number }) => sum + odds, 0)).toBe(100);
  });

  it('promises no prize that a goal has no room for', () => {
    for (const { amount } of luckDraw.wheel) expect(amount).toBeLessThanOrEqual(luckDraw.rules.goal);
  });

  it('comes with rules in the language of the player', async () => {
    const english = await device.call('getPddInfo');
    expect(english.data).toMatchObject({ state: 0, times: 0, goal: 100, helpers: 0 });
    expect(english.data.rules).toContain('If a round ends before you reach the goal, it pays nothing.');
    const tagalog = await device.call('getPddInfo', {}, { headers: { 'Accept-Language': 'fil' } });
    expect(tagalog.data.rules).toContain('ikot');
  });
});

describe('a round', () => {
  it('is none before it is opened', async () => {
    expect((await device.call('getUserPddInfo')).data).toEqual([]);
    expect((await device.call('pddNew')).code).toBe(1008);
  });

  it('opens with one free spin and nothing collected', async () => {
    const { code, data } = await device.call('pddInit');
    expect(code).toBe(200);
    expect(data).toMatchObject({ am: 0, goal: 100, times: 1, state: 1, invites: 0 });
    expect(data.etime).toBe(Math.floor(operator.nowMs / 1000) + 3 * day);
    expect(await roundOf(device)).toEqual(data);
  });

  it('opens once, however often it is asked for', async () => {
    const key = randomUUID();
    const first = await device.call('pddInit', {}, { key });
    const repeated = await device.call('pddInit', {}, { key });
    const asked = await device.call('pddInit');
    expect(repeated).toMatchObject({ replayed: true, data: first.data });
    expect(asked.data).toEqual(first.data);
  });

  it('ends by its time, and another one can be opened', async () => {
    const { data } = await device.call('pddInit');
    await pass(device, 3 * day - 1);
    expect((await roundOf(device)).state).toBe(1);
    operator.pass(1);
    expect(await roundOf(device)).toMatchObject({ logid: data.logid, state: 4, times: 0 });
    expect((await device.call('pddNew')).code).toBe(1010);
    const next = await device.call('pddInit');
    expect(next.data).toMatchObject({ state: 1, times: 1, am: 0 });
    expect(next.data.logid).toBeGreaterThan(data.logid);
  });
});

describe('spins', () => {
  it('are used up: the free one first, then there is none', async () => {
    await device.call('pddInit');
    fallsOn(segment.cash8);
    const { code, data } = await device.call('pddNew');
    expect(code).toBe(200);
    expect(data).toMatchObject({ type: 1, am: 8, index: 0, src: 'free', state: 2 });
    expect(data.user).toMatchObject({ am: 8, times: 0, state: 1 });
    expect(await device.call('pddNew')).toMatchObject({ code: 1008, msg: 'You have no spins left.' });
  });

  it('happen once per key: a repeat tells the same prize', async () => {
    await device.call('pddInit');
    await friendOf(device);
    const key = randomUUID();
    const first = await device.call('pddNew', {}, { key });
    const repeated = await device.call('pddNew', {}, { key });
    expect(repeated).toMatchObject({ code: 200, replayed: true, data: first.data });
    expect((await roundOf(device)).times).toBe(1);
    expect((await device.call('getLotteryLogList', { logId: 0 })).data).toHaveLength(1);
  });

  it('happen once per spin, however many ask at the same time', async () => {
    await device.call('pddInit');
    const answers = await Promise.all(Array.from({ length: 6 }, () => device.call('pddNew')));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1008, 1008, 1008, 1008, 1008, 200]);
  });

  it('come from friends who verify, not from friends who only register', async () => {
    await device.call('pddInit');
    await friendOf(device);
    const unverified = await friendOf(device);
    await operator.database.update(player).set({ phone: null }).where(eq(player.id, unverified.userId));
    expect(await roundOf(device)).toMatchObject({ times: 2, invites: 1 });
    expect((await device.call('getPddInfo')).data.helpers).toBe(1);
    const { data } = await device.call('getSharePhone');
    expect(data.map(({ state }: { state: number }) => state)).toEqual([1, 2]);
    for (const { nick } of data) expect(nick).toMatch(/^P\*\*\*\d$/);
  });

  it('never come from friends of others or of another time', async () => {
    await friendOf(device);
    operator.pass(1);
    const other = await newcomer();
    await device.call('pddInit');
    await friendOf(other);
    expect((await roundOf(device)).times).toBe(1);
    expect((await device.call('getSharePhone')).data).toEqual([]);
  });

  it('come from each 200 pesos deposited while the round runs', async () => {
    await deposit(device, 500);
    operator.pass(1);
    await device.call('pddInit');
    await deposit(device, 150);
    expect((await roundOf(device)).times).toBe(1);
    await deposit(device, 250);
    expect((await roundOf(device)).times).toBe(3);
    const sources: string[] = [];
    fallsOn(segment.thanks);
    for (let time = 0; time < 3; time += 1) sources.push((await device.call('pddNew')).data.src);
    expect(sources).toEqual(['free', 'deposit', 'deposit']);
  });

  it('stand in the prize record, a mystery as one to be opened', async () => {
    await device.call('pddInit');
    await deposit(device, 400);
    for (const index of [segment.cash28, segment.thanks, segment.mystery]) {
      fallsOn(index);
      await device.call('pddNew');
    }
    expect(await prizesOf(device)).toMatchObject([
      { activityType: 9, prizeType: 1, amount: 280_000, state: 2 },
      { activityType: 9, prizeType: 2, amount: 0, state: 2 },
      { activityType: 9, prizeType: 3, amount: 0, state: 1 },
    ]);
    const { data } = await device.call('getLotteryLogList', { logId: 0 });
    expect(data.map(({ type }: { type: number }) => type)).toEqual([3, 2, 1]);
    const older = await device.call('getLotteryLogList', { logId: data[1].logid });
    expect(older.data).toHaveLength(1);
  });

  it('never go past the goal and stop when it is reached', async () => {
    await reachedRound(device);
    expect(await roundOf(device)).toMatchObject({ am: 100, state: 2, times: 0 });
    expect((await prizesOf(device)).map(({ amount }) => amount)).toEqual([880_000, 120_000]);
    expect(await device.call('pddNew')).toMatchObject({ code: 1008 });
  });
});

it('is told apart in the prize record: spins add to a goal, the payout is what was won', async () => {
  const logId = await reachedRound(device);
  await device.call('getPdd', { logId });
  const { data } = await device.call('lotteryLog', { logId: 0 });
  expect(data).toMatchObject([
    { am: 100, goal: 0 },
    { am: 12, goal: 1 },
    { am: 88, goal: 1 },
  ]);
});

describe('a mystery', () => {
  const spunMystery = async () => {
    await device.call('pddInit');
    fallsOn(segment.mystery);
    return (await device.call('pddNew')).data.logid;
  };

  it('is opened once and adds what it holds', async () => {
    const logId = await spunMystery();
    const before = await scoreOf(device);
    const key = randomUUID();
    const first = await device.call('getPdd', { logId }, { key });
    expect(first.data).toMatchObject({ Score: before, needFlow: 0 });
    expect([2, 5, 20]).toContain(first.data.am);
    expect(first.data.user.am).toBe(first.data.am);
    expect(await device.call('getPdd', { logId }, { key })).toMatchObject({ replayed: true });
    expect((await device.call('getPdd', { logId })).code).toBe(1009);
    expect(await prizesOf(device)).toMatchObject([
      { prizeType: 3, state: 2, amount: first.data.am * 10_000 },
    ]);
  });

  it('is nobody else’s to open', async () => {
    const logId = await spunMystery();
    expect((await (await newcomer()).call('getPdd', { logId })).code).toBe(1008);
  });

  it('stays shut after its round, and waits no longer once another begins', async () => {
    const logId = await spunMystery();
    await pass(device, 3 * day);
    expect((await device.call('getPdd', { logId })).code).toBe(1010);
    await device.call('pddInit');
    expect(await prizesOf(device)).toMatchObject([{ state: 2, amount: 0 }]);
  });
});

describe('the goal', () => {
  it('is paid once, into the balance, with its turnover', async () => {
    const logId = await reachedRound(device);
    const before = await scoreOf(device);
    const key = randomUUID();
    const { code, data } = await device.call('getPdd', { logId }, { key });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      am: 100,
      Score: before + 1_000_000,
      needFlow: 100,
      user: { state: 3, times: 0 },
    });
    expect(await device.call('getPdd', { logId }, { key })).toMatchObject({ replayed: true, data });
    expect((await device.call('getPdd', { logId })).code).toBe(1009);
    expect(await scoreOf(device)).toBe(before + 1_000_000);
    expect((await device.call('pddNew')).code).toBe(1010);
    expect((await device.call('pddInit')).data).toMatchObject({ state: 1, am: 0 });
  });

  it('waits to be withdrawn after the time of its round', async () => {
    const logId = await reachedRound(device);
    await pass(device, 10 * day);
    expect((await roundOf(device)).state).toBe(2);
    expect((await device.call('getPdd', { logId })).code).toBe(200);
  });

  it('is refused while it is not reached, after the end, and to others', async () => {
    const { data } = await device.call('pddInit');
    const { logid: logId } = data;
    expect(await device.call('getPdd', { logId })).toMatchObject({
      code: 1008,
      msg: "You haven't reached this round's goal yet.",
    });
    expect((await device.call('getPdd', { logId: 999_999 })).code).toBe(1008);
    await pass(device, 3 * day);
    expect((await device.call('getPdd', { logId })).code).toBe(1010);
    const reached = await reachedRound(await newcomer());
    expect((await device.call('getPdd', { logId: reached })).code).toBe(1008);
  });

  it('names its winners masked, and only those who were paid', async () => {
    const { data: before } = await operator.guest().call('pddPerList');
    const winner = await newcomer();
    const logId = await reachedRound(winner);
    expect((await operator.guest().call('pddPerList')).data).toEqual(before);
    await winner.call('getPdd', { logId });
    const { data } = await operator.guest().call('pddPerList');
    expect(data).toHaveLength(before.length + 1);
    expect(data[0]).toMatchObject({ am: 100 });
    expect(data[0].nick).toMatch(/^P\*\*\*\d$/);
  });
});

it('leaves every rule of the books in order', async () => {
  const lines = await checkInvariants(operator.database);
  expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining(['I16', 'I20', 'I21', 'I22']));
  expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
});
