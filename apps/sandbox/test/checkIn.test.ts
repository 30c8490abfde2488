import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { manilaToday } from '../src/kernel/manilaDays';
import { checkInvariants } from '../src/ledger/invariants';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { passToNoon } from './support/passToNoon';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const daySeconds = 86_400;
const wednesday = 3;

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  passToNoon(operator, wednesday);
  device = await newPlayer(operator);
});

afterEach(async () => {
  const broken = (await checkInvariants(operator.database)).filter(({ violations }) => violations !== 0);
  if (broken.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(broken)}`);
});

const hasSigned = async (signTimes: number) =>
  await operator.database
    .update(player)
    .set({ signTimes, signWeek: manilaToday(operator.nowMs).monday })
    .where(eq(player.id, device.userId));

const marks = async () => {
  const { SignTimes, IsSignToday, IsRenewToday } = (await device.call('getUserInfo')).data;
  return [SignTimes, IsSignToday, IsRenewToday];
};

const checkIn = async (isRenew: 0 | 1 = 0, key: string = randomUUID()) =>
  await device.call('eventGetSign', { isRenew }, { key });

const deposits = async (pesos: number) => await creditedDeposit(operator, device, pesos);

describe('the check-in of a day', () => {
  it('needs its conditions, and says what is missing', async () => {
    expect(await checkIn()).toMatchObject({ code: 1008, data: { need: 50 } });
    expect(await marks()).toEqual([0, 0, 0]);
  });

  it('pays the next day of the week, and adds its turnover', async () => {
    await deposits(100);
    const { code, data } = await checkIn();
    expect(code).toBe(200);
    expect(data).toMatchObject({ am: 1, needFlow: 1, day: 1, SignTimes: 1, IsSignToday: 1, IsRenewToday: 1 });
    expect((await device.call('getUserScore')).data.Score).toBe(data.Score);
    expect(await marks()).toEqual([1, 1, 1]);
  });

  it('is given once for one key, and once a day', async () => {
    await deposits(100);
    const key = randomUUID();
    const first = await checkIn(0, key);
    const again = await checkIn(0, key);
    expect(again.replayed).toBe(true);
    expect(again.data).toEqual(first.data);
    expect((await checkIn()).code).toBe(1009);
    expect((await device.call('getUserScore')).data.Score).toBe(first.data.Score);
  });

  it('is asked for twice at once and pays once', async () => {
    await deposits(100);
    const answers = await Promise.all([checkIn(), checkIn()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1009, 200].toSorted());
  });

  it('goes on the day after, and begins anew on Monday in Manila', async () => {
    await deposits(100);
    await checkIn();
    operator.pass(daySeconds);
    expect(await marks()).toEqual([1, 0, 0]);
    await deposits(100);
    expect((await checkIn()).data).toMatchObject({ day: 2, am: 2 });
    // Sunday, a second before midnight; then Monday.
    for (const seconds of [daySeconds, daySeconds, daySeconds, daySeconds / 2 - 1]) {
      operator.pass(seconds);
      await device.call('getState', { type: 1, userId: device.userId, act: 1 });
    }
    expect((await marks())[0]).toBe(2);
    operator.pass(1);
    expect(await marks()).toEqual([0, 0, 0]);
  });

  it('has no eighth day', async () => {
    await deposits(100);
    await hasSigned(7);
    expect((await checkIn()).code).toBe(1009);
  });

  it('is for players alone, each for themselves', async () => {
    expect((await operator.guest().call('eventGetSign', { isRenew: 0 })).code).toBe(400);
    await deposits(100);
    await checkIn();
    const other = await newPlayer(operator);
    expect((await other.call('eventGetSign', { isRenew: 0 })).code).toBe(1008);
  });
});

describe('the repair of a missed day', () => {
  it('is open once enough was deposited today, pays that day, and leaves today its own', async () => {
    await hasSigned(1);
    await deposits(100);
    expect(await marks()).toEqual([1, 0, 1]);
    expect((await checkIn(1)).data).toMatchObject({ day: 2, am: 2, IsSignToday: 0, IsRenewToday: 0 });
    expect((await checkIn(0)).data).toMatchObject({ day: 3, am: 3, IsSignToday: 1 });
    expect(await marks()).toEqual([3, 1, 0]);
  });

  it('says what is missing for it', async () => {
    await hasSigned(1);
    expect(await checkIn(1)).toMatchObject({ code: 1008, data: { need: 100 } });
  });

  it('is one a day, however much is deposited', async () => {
    await hasSigned(1);
    await deposits(100);
    await checkIn(1);
    await deposits(500);
    expect(await marks()).toEqual([2, 0, 0]);
    expect((await checkIn(1)).code).toBe(1009);
    operator.pass(daySeconds);
    await deposits(100);
    expect((await checkIn(1)).data).toMatchObject({ day: 3, am: 3 });
  });

  it('is closed by the check-in of today', async () => {
    await hasSigned(0);
    await deposits(100);
    await checkIn(0);
    expect(await marks()).toEqual([1, 1, 1]);
    expect((await checkIn(1)).code).toBe(1009);
  });

  it('is not there for a day without repair rules, nor for one after today', async () => {
    await deposits(100);
    expect((await checkIn(1)).code).toBe(1008);
    await hasSigned(3);
    expect((await checkIn(1)).code).toBe(1008);
  });

  it("is today's check-in when it reaches today", async () => {
    await hasSigned(2);
    await deposits(100);
    expect((await checkIn(1)).data).toMatchObject({ day: 3, IsSignToday: 1 });
    expect((await checkIn(0)).code).toBe(1009);
  });
});
