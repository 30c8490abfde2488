import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harm } from '../src/database/tables/harm';
import { lookAtEndedSessions, lookDaily } from '../src/rules/harm/lookDaily';
import { controlOf } from './support/controlOf';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { passToNoon } from './support/passToNoon';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const minute = 60;
const day = 86_400;
let operator: TestOperator;
let rounds = 0;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

async function player(): Promise<TestPlayer> {
  passToNoon(operator, 3);
  return await newPlayer(operator);
}

const login = (device: TestPlayer) => device.login(String(device.userId), password);
const noticed = async (device: TestPlayer) => {
  const { level, seen } = (await device.call('rgInfo')).data;
  return { level, seen };
};
const open = async (device: TestPlayer): Promise<string> =>
  (await device.call('launchGame', { gc: 'parol-nights' })).data.sid;
const lose = (sid: string, pesos: number) =>
  operator.services.games.playRound({
    sid,
    key: `harm-${(rounds += 1)}`,
    stake: moneyFromPeso(pesos),
    choice: 'play',
    settle: () => ({ win: zeroMoney, detail: {} }),
  });

/** Four credited deposits on one day. */
async function topUp(device: TestPlayer): Promise<void> {
  for (let count = 0; count < 4; count += 1) await creditedDeposit(operator, device, 100);
}

/** Two wishes for higher limits. */
async function loosen(device: TestPlayer): Promise<void> {
  for (const kind of ['dep', 'loss']) {
    await device.call('rgSet', { kind, span: 'month', value: 4_000 });
    await device.call('rgSet', { kind, span: 'month', value: 5_000 });
  }
}

const letters = async (device: TestPlayer): Promise<readonly string[]> =>
  (await device.call('getMsgList', { id: 0 })).data.map(({ title }: { readonly title: string }) => title);
const change = 'We noticed a change in how you play or pay';

describe('what is noticed of a player', () => {
  it('is nothing at first, and nothing of three deposits', async () => {
    const device = await player();
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
    for (let count = 0; count < 3; count += 1) await creditedDeposit(operator, device, 100);
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
    expect(await letters(device)).not.toContain(change);
  });

  it('is told with its level from the credit on that made it so, and by one letter', async () => {
    const device = await player();
    await topUp(device);
    expect(await noticed(device)).toEqual({ level: 1, seen: ['topUps'] });
    await login(device);
    expect((await letters(device)).filter((title) => title === change)).toHaveLength(1);
  });

  it('is seen when a late payment is credited, too', async () => {
    const device = await player();
    const orders = await fourFailed(device);
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
    await controlOf(operator)('order', { orderId: orders[0], state: 'paid' });
    expect(await noticed(device)).toEqual({ level: 1, seen: ['refused'] });
  });

  it('is a deposit for a week from its credit on, however long ago its order was made', async () => {
    const device = await player();
    const orders = await fourFailed(device);
    operator.pass(8 * day);
    for (const orderId of orders) await controlOf(operator)('order', { orderId, state: 'paid' });
    await login(device);
    expect(await noticed(device)).toEqual({ level: 1, seen: ['topUps'] });
    const calmSince = async () => {
      const rows = operator.database.select().from(harm).where(eq(harm.playerId, device.userId));
      return (await rows)[0]?.calmSinceMs;
    };
    operator.pass(7 * day - 1);
    await lookDaily(operator.operator);
    expect(await calmSince()).toBeNull();
    operator.pass(day);
    await lookDaily(operator.operator);
    expect(await calmSince()).toBe(operator.nowMs);
  });

  it('counts two wishes for looser limits, and one that is repeated once', async () => {
    const device = await player();
    await device.call('rgSet', { kind: 'dep', span: 'day', value: 100 });
    for (let count = 0; count < 3; count += 1) {
      await device.call('rgSet', { kind: 'dep', span: 'day', value: 200 });
    }
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
    await device.call('rgSet', { kind: 'dep', span: 'day', value: 300 });
    expect(await noticed(device)).toEqual({ level: 1, seen: ['loosening'] });
  });

  it('counts orders that an own limit refused, and a wish right after one', async () => {
    const device = await player();
    await device.call('rgSet', { kind: 'dep', span: 'day', value: 100 });
    for (let count = 0; count < 2; count += 1) {
      expect((await device.deposit({ amount: '200' })).code).toBe(1012);
    }
    await login(device);
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
    await device.renewSecretKey();
    expect((await device.deposit({ amount: '200' })).code).toBe(1012);
    await login(device);
    expect(await noticed(device)).toEqual({ level: 1, seen: ['refused'] });
    await device.call('rgSet', { kind: 'dep', span: 'day', value: 300 });
    expect(await noticed(device)).toEqual({ level: 2, seen: ['refused', 'loosening'] });
  });

  it('is seen at the end of a play session: after a pause, and at once when it is stopped', async () => {
    const [paused, stopped] = [await player(), await newPlayer(operator)];
    for (const device of [paused, stopped]) {
      await controlOf(operator)('credit', { userId: device.userId, amount: 3_000 });
      const sid = await open(device);
      for (let count = 0; count < 4; count += 1) {
        await lose(sid, 500);
        operator.pass(minute);
      }
    }
    // Three minutes after its first round the one that is left alone was seen last, and that is five minutes ago.
    const left = 15 * minute - 5 * minute;
    await lookAtEndedSessions(operator.operator);
    expect(await noticed(stopped)).toEqual({ level: 0, seen: [] });
    await stopped.call('rgCheck', { no: 1, answer: 'stop' });
    expect(await noticed(stopped)).toMatchObject({ level: 1, seen: ['spend'] });
    operator.pass(left - 1);
    await lookAtEndedSessions(operator.operator);
    expect(await noticed(paused)).toEqual({ level: 0, seen: [] });
    operator.pass(1);
    await lookAtEndedSessions(operator.operator);
    expect(await noticed(paused)).toMatchObject({ level: 1, seen: ['spend'] });
    expect(await letters(paused)).toContain(change);
  });

  it('is seen in the morning of everybody who has played, without a log-in', async () => {
    const device = await player();
    await controlOf(operator)('credit', { userId: device.userId, amount: 3_000 });
    const sid = await open(device);
    for (let count = 0; count < 4; count += 1) await lose(sid, 500);
    const row = async () =>
      (await operator.database.select().from(harm).where(eq(harm.playerId, device.userId)))[0];
    await lookDaily(operator.operator);
    expect(await row()).toMatchObject({ level: 1, seen: ['spend'] });
    operator.pass(day - 7 * 3_600);
    await lookDaily(operator.operator);
    const lookedAtMs = (await row())?.lookedAtMs;
    operator.pass(3_600);
    await lookDaily(operator.operator);
    expect((await row())?.lookedAtMs).toBeGreaterThan(lookedAtMs ?? 0);
  });

  it('is an order soon after a break, however long ago that began', async () => {
    const device = await player();
    await device.call('rgBreak', { hours: 1440 });
    operator.pass(60 * day);
    await login(device);
    await device.renewSecretKey();
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    await login(device);
    expect(await noticed(device)).toEqual({ level: 1, seen: ['returning'] });
  });

  it('is such an order also when its payment went back', async () => {
    const device = await player();
    await device.call('rgBreak', { hours: 24 });
    operator.pass(day);
    await login(device);
    await device.renewSecretKey();
    const { orderid: orderId } = await device.deposit({ amount: '200' });
    await controlOf(operator)('order', { orderId, state: 'paid' });
    await device.call('rgExclude', { months: 6, confirm: 'EXCLUDE', password });
    operator.pass(day);
    await lookDaily(operator.operator);
    device.token = (await login(device)).data.payout;
    expect(await noticed(device)).toEqual({ level: 1, seen: ['returning'] });
  });

  it('rises in the morning of somebody who neither plays nor pays in', async () => {
    const device = await player();
    for (let count = 0; count < 3; count += 1) {
      const { orderid: orderId } = await device.deposit({ amount: '100' });
      await controlOf(operator)('order', { orderId, state: 'failed' });
    }
    const noticedOf = async () => {
      const [row] = await operator.database.select().from(harm).where(eq(harm.playerId, device.userId));
      return row && { level: row.level, seen: row.seen };
    };
    operator.pass(day);
    await lookDaily(operator.operator);
    expect(await noticedOf()).toEqual({ level: 1, seen: ['refused'] });
  });

  it('falls in the morning, too, of somebody who has never played', async () => {
    const device = await player();
    await topUp(device);
    expect(await noticed(device)).toEqual({ level: 1, seen: ['topUps'] });
    for (let days = 0; days < 23; days += 1) {
      operator.pass(day);
      await lookDaily(operator.operator);
    }
    await login(device);
    expect(await noticed(device)).toEqual({ level: 0, seen: [] });
  });

  it('are minutes of the night as well', async () => {
    const device = await player();
    for (let night = 0; night < 3; night += 1) {
      operator.pass(day / 2);
      await login(device);
      await open(device);
      for (let pings = 0; pings < 21; pings += 1) {
        operator.pass(3 * minute);
        await device.call('getState', { type: 1, userId: device.userId, act: 1 });
      }
      await device.call('thirdWdw');
      operator.pass(day / 2 - 63 * minute);
    }
    await login(device);
    expect((await noticed(device)).seen).toEqual(['night']);
  });
});

describe('a player at level 2', () => {
  async function atLevelTwo(): Promise<TestPlayer> {
    const device = await player();
    await loosen(device);
    await topUp(device);
    expect(await noticed(device)).toEqual({ level: 2, seen: ['topUps', 'loosening'] });
    return device;
  }

  it('is left alone, gets no bonus, and has a reality check every quarter of an hour', async () => {
    const device = await atLevelTwo();
    expect((await device.call('getAds', { type: 1 })).data).toEqual([]);
    const refused = await device.deposit({ amount: '200', acId: 23 });
    expect(refused).toMatchObject({ code: 1008, msg: 'Not available now.' });
    expect((await device.deposit({ amount: '200' })).code).toBe(200);
    // What is told is what holds, whatever else is chosen.
    expect((await device.call('rgInfo')).data.reality).toEqual({ min: 15 });
    expect((await device.call('rgSet', { kind: 'reality', value: 60 })).data.reality).toEqual({ min: 15 });
    await open(device);
    const ping = async () =>
      (await device.call('getState', { type: 1, userId: device.userId, act: 1 })).data.check;
    for (let pings = 0; pings < 7; pings += 1) {
      expect(await ping()).toBeUndefined();
      operator.pass(2 * minute);
    }
    operator.pass(minute);
    expect(await ping()).toBe(1);
  });

  it('is in care for a day when it is still so a week after the card was answered', async () => {
    const device = await atLevelTwo();
    expect((await device.call('rgInfo')).data.card).toBe(1);
    expect((await device.call('rgPrompt', { answer: 'none' })).data.card).toBeUndefined();
    for (let days = 0; days < 6; days += 1) {
      operator.pass(day);
      await login(device);
      await loosen(device);
      await topUp(device);
    }
    expect((await noticed(device)).level).toBe(2);
    operator.pass(day);
    const until = Math.floor(operator.nowMs / 1000) + day;
    const refused = await operator.guest().login(String(device.userId), password);
    expect(refused).toMatchObject({ code: 1007, data: { kind: 'care', until } });
    operator.pass(day);
    expect((await operator.guest().login(String(device.userId), password)).code).toBe(200);
  });

  it('comes down a level after each fortnight without anything', async () => {
    const device = await atLevelTwo();
    const after = async (days: number) => {
      operator.pass(days * day);
      await login(device);
      return (await noticed(device)).level;
    };
    expect(await after(8)).toBe(2);
    // No marker holds any more; as long as the level stands it is told what it is for.
    expect((await noticed(device)).seen).toEqual(['topUps', 'loosening']);
    expect(await after(13)).toBe(2);
    expect(await after(1)).toBe(1);
    expect((await device.call('rgInfo')).data.reality).toEqual({ min: 30 });
    expect(await after(14)).toBe(0);
    expect((await noticed(device)).seen).toEqual([]);
  });
});

it('somebody of the operator who is worried takes a player into care at once', async () => {
  const device = await player();
  const control = controlOf(operator);
  await control('concern', { userId: device.userId, on: true });
  expect(await control('concern', { userId: 1, on: true })).toMatchObject({ ok: false, reason: 'notFound' });
  const { code, data } = await operator.guest().login(String(device.userId), password);
  expect({ code, kind: data.kind }).toEqual({ code: 1007, kind: 'care' });
  device.token = data.payout;
  expect(await noticed(device)).toEqual({ level: 3, seen: ['concern'] });
  await control('concern', { userId: device.userId, on: false });
  expect((await noticed(device)).seen).toEqual([]);
});

/** Four deposit orders of a player that were not paid in time. */
async function fourFailed(device: Awaited<ReturnType<typeof player>>): Promise<readonly unknown[]> {
  const orders: unknown[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { orderid: orderId } = await device.deposit({ amount: '100' });
    await controlOf(operator)('order', { orderId, state: 'failed' });
    orders.push(orderId);
  }
  return orders;
}
