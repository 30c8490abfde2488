import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { manilaToday } from '../src/kernel/manilaDays';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

/** A player with money and nothing left to play for it. */
async function richPlayer(vipLevel = 0): Promise<TestPlayer> {
  const device = await newPlayer(operator);
  await change(device, { vipLevel, depositCount: 1, kycState: 2 });
  await operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: device.userId, amount: 200_000 }),
  });
  return device;
}

const dayS = 86_400;
const pingS = 90;

const change = (device: TestPlayer, facts: Partial<typeof player.$inferInsert>) =>
  operator.database.update(player).set(facts).where(eq(player.id, device.userId));
const launch = (device: TestPlayer) => device.call('launchGame', { gc: 'parol-nights' });
const playWith = (sid: string, win = zeroMoney) =>
  operator.services.games.playRound({
    sid,
    key: `round-${operator.nowMs}`,
    stake: moneyFromPeso(10),
    choice: 'play',
    settle: () => ({ win, detail: {} }),
  });

/** Lets time pass at the games: the app pings all along. */
async function playFor(device: TestPlayer, minutes: number): Promise<void> {
  for (let passedS = 0; passedS < minutes * 60; passedS += pingS) {
    operator.pass(Math.min(pingS, minutes * 60 - passedS));
    await device.call('getState', { type: 1, userId: device.userId });
  }
}

describe('the time that a player lets himself play in a day', () => {
  const allow = (device: TestPlayer, value?: number) =>
    device.call('rgSet', { kind: 'session', ...(value !== undefined && { value }) });

  it('counts while a game is open, and only then', async () => {
    const device = await richPlayer();
    await allow(device, 60);
    await playFor(device, 10);
    await launch(device);
    await playFor(device, 9);
    await device.call('thirdWdw');
    await playFor(device, 20);
    expect((await device.call('rgInfo')).data.session).toMatchObject({ min: 60, sec: 540 });
  });

  it('is one time on every screen, with a short pause of a play session in it', async () => {
    const device = await richPlayer();
    await allow(device, 600);
    const startS = operator.nowMs / 1000;
    const { sid } = (await launch(device)).data;
    await playFor(device, 9);
    await device.call('thirdWdw');
    operator.pass(10 * 60);
    await launch(device);
    await playWith(sid);
    operator.pass(7 * 60);
    await device.call('getState', { type: 1, userId: device.userId });
    const { play, session } = (await device.call('rgInfo')).data;
    expect(operator.nowMs / 1000 - play.start).toBe(26 * 60);
    expect(play.start).toBe(startS);
    expect(session.sec).toBe(26 * 60);
    const { day } = manilaToday(operator.nowMs);
    expect((await device.call('statement', { from: day, to: day })).data.minutes).toBe(26);
    expect((await device.call('rgSpend')).data.months.at(-1).min).toBe(26);
  });

  it('ends the games and opens them again the next day', async () => {
    const device = await richPlayer();
    const { sid } = (await launch(device)).data;
    await allow(device, 10);
    await playFor(device, 9);
    expect(await playWith(sid)).toMatchObject({ ok: true });
    await playFor(device, 1);
    expect(await playWith(sid)).toEqual({ ok: false, reason: { type: 'ownTimeUsedUp' } });
    const refused = await launch(device);
    expect(refused).toMatchObject({ code: 1012, data: { minutes: 10 } });
    expect(refused.msg).toContain('10 minutes');
    operator.pass(refused.data.until - operator.nowMs / 1000);
    expect((await launch(device)).code).toBe(200);
  });

  it('counts a game that has fallen silent for some minutes and no longer', async () => {
    const device = await richPlayer();
    await allow(device, 60);
    await launch(device);
    operator.pass(3 * 3600);
    expect((await device.call('rgInfo')).data.session.sec).toBe(200);
  });

  it('is lowered at once, and raised or taken away after a day and a second request', async () => {
    const device = await richPlayer();
    await allow(device, 60);
    expect((await allow(device, 30)).data.session).toMatchObject({ min: 30 });
    const asked = (await allow(device)).data.session;
    expect(asked).toMatchObject({ min: 30, pending: { from: operator.nowMs / 1000 + dayS } });
    operator.pass(dayS);
    expect((await device.call('rgInfo')).data.session.min).toBe(30);
    expect((await allow(device)).data.session).toBeNull();
  });

  it('is a whole number of minutes that a day has', async () => {
    const device = await richPlayer();
    for (const value of [0, -5, 7.5, 1441]) expect((await allow(device, value)).code).toBe(1001);
  });

  it('closes relief when it is used up', async () => {
    const device = await newPlayer(operator);
    await change(device, { depositCount: 1 });
    await allow(device, 10);
    expect((await device.call('userAlms')).data.state).toBe(1);
    await launch(device);
    await playFor(device, 11);
    expect((await device.call('userAlms')).data.state).toBe(0);
    expect((await device.call('getUserAlms')).code).toBe(1008);
  });
});

describe('a reality check', () => {
  it('is on for all, changes at once, and is never off', async () => {
    const device = await richPlayer();
    expect((await device.call('rgInfo')).data.reality).toEqual({ min: 30 });
    for (const value of [15, 60, 30]) {
      expect((await device.call('rgSet', { kind: 'reality', value })).data.reality).toEqual({ min: value });
    }
    for (const value of [0, 45, 14.5]) {
      expect((await device.call('rgSet', { kind: 'reality', value })).code).toBe(1001);
    }
    expect((await device.call('rgSet', { kind: 'reality' })).code).toBe(1001);
    expect((await device.call('rgInfo')).data.reality).toEqual({ min: 30 });
  });

  it('knows when the play session began and what it has brought', async () => {
    const device = await richPlayer();
    expect((await device.call('rgInfo')).data.play).toBeUndefined();
    const startS = operator.nowMs / 1000;
    const { sid } = (await launch(device)).data;
    operator.pass(60);
    await playWith(sid);
    operator.pass(60);
    await playWith(sid, moneyFromPeso(35));
    expect((await device.call('rgInfo')).data.play).toEqual({
      start: startS,
      net: 15,
      staked: 20,
      won: 35,
      dep: 0,
    });
    await device.call('thirdWdw');
    expect((await device.call('rgInfo')).data.play).toBeUndefined();
  });

  it('goes on with a play session after a short pause, and begins anew after a long one', async () => {
    const device = await richPlayer();
    const startS = operator.nowMs / 1000;
    const startOf = async () => (await device.call('rgInfo')).data.play.start;
    await launch(device);
    operator.pass(60);
    await device.call('thirdWdw');
    operator.pass(600);
    await launch(device);
    expect(await startOf()).toBe(startS);
    await device.call('thirdWdw');
    operator.pass(900);
    await launch(device);
    expect(await startOf()).toBe(operator.nowMs / 1000);
  });
});

describe('what a VIP level lets out in a day', () => {
  it('is bounded together, and free again the next day', async () => {
    const device = await richPlayer(0);
    await device.withdraw({ amount: '49000' });
    expect((await device.call('userCashCheck')).data).toMatchObject({ wdwLeft: 1000, wdwTimes: 9 });
    const refused = await device.withdraw({ amount: '1001' }, { key: 'over' });
    expect(refused).toMatchObject({ code: 1008, msg: expect.stringContaining('₱1,000.00 more today') });
    expect((await device.withdraw({ amount: '1001' }, { key: 'over' })).code).toBe(1008);
    expect((await device.withdraw({ amount: '1000' })).code).toBe(100);
    operator.pass(dayS);
    await device.renewSecretKey();
    expect((await device.withdraw({ amount: '1001' })).code).toBe(100);
  });

  it('is bounded in number', async () => {
    const device = await richPlayer(0);
    for (let made = 0; made < 10; made += 1)
      expect((await device.withdraw({ amount: '100' })).code).toBe(100);
    expect(await device.withdraw({ amount: '100' })).toMatchObject({
      code: 1008,
      msg: expect.stringContaining("all of today's withdrawals"),
    });
  });

  it('is more at a higher level, and what came back does not count', async () => {
    const device = await richPlayer(2);
    await device.withdraw({ amount: '50000' });
    await device.withdraw({ amount: '500.13' });
    expect((await device.call('userCashCheck')).data).toMatchObject({ wdwLeft: 49_499.87, wdwTimes: 18 });
    operator.pass(20);
    expect((await device.call('userCashCheck')).data).toMatchObject({ wdwLeft: 50_000, wdwTimes: 19 });
  });
});

describe('the password once more', () => {
  it('is right or wrong, and locked after five wrong ones', async () => {
    const device = await richPlayer();
    const tell = (password: string) => device.call('checkPwd', { password });
    expect((await tell('Play1234')).code).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) expect((await tell('Wrong1234')).code).toBe(1002);
    const locked = await tell('Play1234');
    expect(locked.code).toBe(1005);
    operator.pass(locked.data.wait);
    expect((await tell('Play1234')).code).toBe(200);
    expect((await operator.guest().call('checkPwd', { password: 'Play1234' })).code).toBe(400);
  });
});
