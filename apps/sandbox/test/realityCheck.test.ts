import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet } from '../src/database/tables/games';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
/** The same operator in another process. */
let elsewhere: TestOperator;

beforeAll(async () => {
  const opened = await openTestDatabase();
  operator = new TestOperator(opened);
  elsewhere = new TestOperator(opened);
});

afterAll(() => operator.opened.close());

const minute = 60;
const pass = (seconds: number) => [operator, elsewhere].forEach((process) => process.pass(seconds));

interface Table {
  readonly device: TestPlayer;
  /** The same player in another tab, served by another process. */
  readonly tab: TestPlayer;
  readonly sid: string;
}

/** A player with money at a game that has just begun. */
async function sitDown(): Promise<Table> {
  const device = await newPlayer(operator);
  await operator.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: device.userId, amount: 10_000 }),
  });
  const tab = elsewhere.guest();
  tab.token = device.token;
  tab.userId = device.userId;
  return { device, tab, sid: await open(device) };
}

const launch = (device: TestPlayer, gc = 'parol-nights') => device.call('launchGame', { gc });
const open = async (device: TestPlayer): Promise<string> => (await launch(device)).data.sid;
let rounds = 0;
const play = (sid: string, { at = operator, key = `round-${(rounds += 1)}`, win = zeroMoney } = {}) =>
  at.services.games.playRound({
    sid,
    key,
    stake: moneyFromPeso(10),
    choice: 'play',
    settle: () => ({ win, detail: {} }),
  });
const ping = (device: TestPlayer) => device.call('getState', { type: 1, userId: device.userId });
const answer = (device: TestPlayer, no: number, word = 'go', key?: string) =>
  device.call('rgCheck', { no, answer: word }, key === undefined ? {} : { key });
const checkOf = async (device: TestPlayer) => (await device.call('rgInfo')).data.play?.check;

/** Plays for so long, with a round each minute; stops at a check. */
async function playFor(sid: string, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    pass(minute);
    await play(sid);
  }
}

const refused = { ok: false, reason: { type: 'checkDue' } };
const played = { ok: true };

describe('a reality check is due', () => {
  it('until it is answered: a longer interval does not take it away, a shorter one may be chosen', async () => {
    const { device, sid } = await sitDown();
    const every = (minutes: number) => device.call('rgSet', { kind: 'reality', value: minutes });
    expect((await every(15)).code).toBe(200);
    await playFor(sid, 15);
    expect(await play(sid)).toEqual(refused);
    expect((await every(60)).code).toBe(1021);
    expect(await play(sid)).toEqual(refused);
    expect((await every(15)).code).toBe(200);
    await answer(device, 1);
    expect((await every(60)).code).toBe(200);
    expect(await play(sid)).toMatchObject(played);
  });

  it('half an hour after the play session began, to the second, in every tab', async () => {
    const { device, tab, sid } = await sitDown();
    const other = await open(tab);
    await playFor(sid, 29);
    pass(minute - 1);
    expect(await play(sid)).toMatchObject({ ok: true, value: { isCheckDue: false } });
    expect((await ping(device)).data).toEqual({ state: 1 });
    pass(1);
    expect(await play(sid)).toEqual(refused);
    expect(await play(other, { at: elsewhere })).toEqual(refused);
    expect(await launch(device)).toMatchObject({ code: 1021, msg: 'Look at your play first.' });
    expect((await launch(tab, 'bangka-bay')).code).toBe(1021);
    expect((await ping(tab)).data).toEqual({ state: 1, check: 1 });
  });

  it('and says how long and what it cost', async () => {
    const { device, sid } = await sitDown();
    const startS = operator.nowMs / 1000;
    await play(sid, { win: moneyFromPeso(35) });
    await playFor(sid, 30);
    expect((await device.call('rgInfo')).data.play).toEqual({
      start: startS,
      staked: 300,
      won: 35,
      net: -265,
      dep: 0,
      check: { no: 1 },
    });
  });

  it('once, however many were missed, and again at the next full interval', async () => {
    const { device, sid } = await sitDown();
    for (let passed = 0; passed < 95; passed += 5) {
      pass(5 * minute);
      await ping(device);
    }
    expect(await checkOf(device)).toEqual({ no: 1 });
    expect((await answer(device, 1)).data.play.check).toBeUndefined();
    expect(await play(sid)).toMatchObject(played);
    await playFor(sid, 24);
    pass(minute - 1);
    expect(await play(sid)).toMatchObject(played);
    pass(1);
    expect(await play(sid)).toEqual(refused);
    expect(await checkOf(device)).toEqual({ no: 4 });
  });

  it('at the interval that holds now', async () => {
    const { device, sid } = await sitDown();
    await device.call('rgSet', { kind: 'reality', value: 60 });
    await playFor(sid, 30);
    expect(await play(sid)).toMatchObject(played);
    await device.call('rgSet', { kind: 'reality', value: 15 });
    expect(await play(sid)).toEqual(refused);
    await answer(device, 1);
    expect(await play(sid)).toMatchObject(played);
  });

  it('and stays due when the game is left, until a pause of 15 minutes ends the play session', async () => {
    const { device, sid } = await sitDown();
    await playFor(sid, 30);
    await device.call('thirdWdw');
    const leftS = operator.nowMs / 1000;
    pass(15 * minute - 1);
    expect((await launch(device)).code).toBe(1021);
    expect(await checkOf(device)).toEqual({ no: 1 });
    pass(1);
    expect(await checkOf(device)).toBeUndefined();
    expect((await launch(device)).code).toBe(200);
    expect((await device.call('rgInfo')).data.play.start).toBe(leftS + 15 * minute);
  });

  it('and leaves demos, money and the account alone', async () => {
    const { device, sid } = await sitDown();
    await playFor(sid, 30);
    expect((await device.call('launchGame', { gc: 'parol-nights', demo: 1 })).code).toBe(200);
    await device.renewSecretKey();
    expect((await device.deposit({ amount: '100' })).code).toBe(200);
    expect((await device.call('rgSet', { kind: 'loss', span: 'day', value: 500 })).code).toBe(200);
  });

  it('before the limits of time and loss are looked at, and before anything is drawn', async () => {
    const { device, sid } = await sitDown();
    await device.call('rgSet', { kind: 'session', value: 10 });
    await device.call('rgSet', { kind: 'loss', span: 'day', value: 0 });
    pass(10 * minute);
    await ping(device);
    for (let passed = 0; passed < 20; passed += 2) {
      pass(2 * minute);
      await ping(device);
    }
    let draws = 0;
    const round = await operator.services.games.playRound({
      sid,
      key: 'never-drawn',
      stake: moneyFromPeso(10),
      choice: 'play',
      settle: () => ({ win: zeroMoney, detail: { draws: (draws += 1) } }),
    });
    expect([round, draws]).toEqual([refused, 0]);
    expect((await launch(device)).code).toBe(1021);
  });
});

describe('an answer to a reality check', () => {
  it('opens every tab, and is told again to who asks again', async () => {
    const { device, tab, sid } = await sitDown();
    const other = await open(tab);
    await playFor(sid, 30);
    expect((await answer(device, 1, 'go', 'same')).code).toBe(200);
    expect(await play(sid)).toMatchObject(played);
    expect(await play(other, { at: elsewhere })).toMatchObject(played);
    expect((await answer(tab, 1)).code).toBe(200);
    await playFor(sid, 30);
    expect((await answer(device, 1, 'go', 'same')).data.play.check).toEqual({ no: 2 });
    expect((await answer(tab, 1)).data.play.check).toEqual({ no: 2 });
    expect(await play(sid)).toEqual(refused);
  });

  it('counts for the check that is due alone, and never beforehand', async () => {
    const { device, sid } = await sitDown();
    await playFor(sid, 29);
    for (const no of [1, 2]) expect((await answer(device, no)).code).toBe(1001);
    pass(minute);
    expect(await play(sid)).toEqual(refused);
    for (const no of [2, 3, 1e15]) expect((await answer(device, no)).code).toBe(1001);
    expect(await play(sid)).toEqual(refused);
    for (const [no, word] of [
      [0, 'go'],
      [-1, 'go'],
      [1, 'close'],
      [1, ''],
    ] as const) {
      expect((await answer(device, no, word)).code).toBe(1001);
    }
    expect(await play(sid)).toEqual(refused);
  });

  it('is nothing that pings, looks, time or another log-in give', async () => {
    const { device, sid } = await sitDown();
    await playFor(sid, 30);
    for (let times = 0; times < 14; times += 1) {
      pass(minute);
      await ping(device);
      await device.call('rgInfo');
    }
    expect(await play(sid)).toEqual(refused);
    const again = operator.guest();
    await again.login(String(device.userId), 'Play1234');
    expect((await launch(again)).code).toBe(1021);
  });

  it('to stop ends the play session, every launch, and brings the money of studios home', async () => {
    const { device, tab, sid } = await sitDown();
    const other = (await launch(tab, 'bangka-bay')).data.sid;
    expect(await scoreOf(device)).toBe(0);
    await playFor(other, 30);
    const stopped = await answer(device, 1, 'stop');
    expect(stopped).toMatchObject({ code: 200, data: { cool: null } });
    expect(stopped.data.play).toBeUndefined();
    for (const one of [sid, other]) {
      expect(await play(one)).toEqual({ ok: false, reason: { type: 'unknownLaunch' } });
    }
    expect(await scoreOf(device)).toBe(97_100_000);
    pass(minute);
    const startS = operator.nowMs / 1000;
    expect((await launch(device)).code).toBe(200);
    expect((await device.call('rgInfo')).data.play).toMatchObject({ start: startS, staked: 0 });
  });

  it('to stop for 24 hours is a break without another question', async () => {
    const { device, sid } = await sitDown();
    await playFor(sid, 30);
    const untilS = operator.nowMs / 1000 + 24 * 60 * minute;
    const rested = await answer(device, 1, 'break');
    expect(rested).toMatchObject({ code: 200, data: { cool: { until: untilS } } });
    expect((await ping(device)).code).toBe(400);
    expect(await play(sid)).toEqual({ ok: false, reason: { type: 'unknownLaunch' } });
    const back = await operator.guest().login(String(device.userId), 'Play1234');
    expect(back).toMatchObject({ code: 1007, data: { until: untilS } });
  });
});

describe('rounds that race the answer', () => {
  it('are drawn after it or refused, in two processes', async () => {
    const { device, tab, sid } = await sitDown();
    const other = await open(tab);
    await playFor(sid, 29);
    pass(minute);
    const before = await betsOf(device);
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => play(sid)),
      ...Array.from({ length: 10 }, () => play(other, { at: elsewhere })),
    ]);
    expect(all.filter(({ ok }) => ok)).toEqual([]);
    expect(await betsOf(device)).toBe(before);
    const [, ...mixed] = await Promise.all([
      answer(tab, 1, 'stop'),
      ...Array.from({ length: 10 }, () => play(sid)),
      ...Array.from({ length: 10 }, () => play(other, { at: elsewhere })),
    ]);
    expect(mixed.filter(({ ok }) => ok)).toEqual([]);
    expect(await betsOf(device)).toBe(before);
  });

  it('are answered from their record, with the check of now', async () => {
    const { sid } = await sitDown();
    const first = await play(sid, { key: 'kept', win: moneyFromPeso(7) });
    await playFor(sid, 30);
    const again = await play(sid, { key: 'kept', win: moneyFromPeso(9) });
    if (!first.ok) throw new Error('The first round was refused');
    expect(again).toEqual({ ok: true, value: { ...first.value, isReplay: true, isCheckDue: true } });
  });
});

const scoreOf = async (device: TestPlayer) => Number((await device.call('getUserScore')).data.Score);
const betsOf = ({ userId }: TestPlayer) => operator.database.$count(bet, eq(bet.playerId, userId));
