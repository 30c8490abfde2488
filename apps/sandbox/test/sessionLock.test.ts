import { describedCalls } from '@kislap/api/registry';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../src/database/tables/access';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const minute = 60;
const day = 86_400;
const locked = 1022;

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase(), { lockAfterMs: 30 * minute * 1000 });
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

const ping = (act?: number, own = device) =>
  own.call('getState', { type: 1, userId: own.userId, ...(act === undefined ? {} : { act }) });
const codeOf = async (call: string, own = device) => (await own.call(call)).code;
const unlock = (fields: Record<string, string> = { password: 'Play1234' }) => device.call('checkPwd', fields);

describe('a session that was left alone', () => {
  it('is locked thirty minutes after the last act, and not before', async () => {
    operator.pass(30 * minute - 1);
    expect(await codeOf('getUserInfo')).toBe(200);
    operator.pass(1);
    expect(await device.call('getUserInfo')).toMatchObject({
      code: locked,
      msg: "You've been away for a while. Confirm it's you.",
    });
  });

  it('answers 1022 to every call that needs a session but the unlock and the ping', async () => {
    operator.pass(30 * minute);
    const open: string[] = [];
    for (const { name, facts } of describedCalls) {
      if (facts.auth !== 'session') continue;
      const made = name === 'deposit' || name === 'withdraw' ? `gcash_${name}` : name;
      const path = facts.group === 'payment' ? `/pay/client?f=${made}` : `/api/web/${name}`;
      const headers = { Authorization: `Bearer ${device.token}` };
      const answer = await operator.fetch(path, { method: 'POST', headers });
      if ((await answer.json()).code !== locked) open.push(name);
    }
    expect(open).toEqual(['getState', 'checkPwd']);
  });

  it('is kept by what its player does: a call that changes something, or a ping of a touched device', async () => {
    for (const act of [() => device.call('editUserHeader', { faceId: 2 }), () => ping(1)]) {
      operator.pass(29 * minute);
      expect((await act()).code).toBe(200);
    }
    operator.pass(29 * minute);
    expect(await codeOf('getUserInfo')).toBe(200);
  });

  it('is not kept by what a device does by itself: pings, reads, bringing money home', async () => {
    for (let passed = 0; passed < 30; passed += 1) {
      operator.pass(minute);
      await ping();
      await ping(0);
      await device.call('getUserInfo');
      await device.call('thirdWdw');
    }
    expect(await codeOf('getUserInfo')).toBe(locked);
    expect((await ping()).code).toBe(200);
  });

  it('stays locked whatever a ping says, and lets nobody act', async () => {
    operator.pass(30 * minute);
    expect((await ping(1)).code).toBe(200);
    expect((await device.call('editUserHeader', { faceId: 3 })).code).toBe(locked);
    expect(await codeOf('getUserInfo')).toBe(locked);
  });

  it('is another one’s only if that was left alone too', async () => {
    const other = operator.guest();
    operator.pass(20 * minute);
    await other.login(String(device.userId), 'Play1234');
    operator.pass(10 * minute);
    expect([await codeOf('getUserInfo'), await codeOf('getUserInfo', other)]).toEqual([locked, 200]);
  });

  it('is ended by logging out', async () => {
    operator.pass(30 * minute);
    expect((await device.call('loginOut')).code).toBe(200);
    expect(await codeOf('getUserInfo')).toBe(400);
    const rows = await operator.database.select().from(session).where(eq(session.playerId, device.userId));
    expect(rows).toEqual([]);
  });
});

describe('the unlock', () => {
  it('takes the password, and the session goes on as the same one', async () => {
    operator.pass(31 * minute);
    expect((await unlock({ password: 'Wrong1234' })).code).toBe(1002);
    expect(await codeOf('getUserInfo')).toBe(locked);
    expect(await unlock()).toMatchObject({ code: 200, data: null });
    expect((await device.call('getUserInfo')).data.UserID).toBe(device.userId);
    operator.pass(30 * minute);
    expect(await codeOf('getUserInfo')).toBe(locked);
  });

  it('looks at five passwords, and a new log-in stays open', async () => {
    operator.pass(31 * minute);
    for (let times = 0; times < 5; times += 1) await unlock({ password: 'Wrong1234' });
    expect(await unlock()).toMatchObject({ code: 1005, data: { wait: 15 * minute } });
    expect((await operator.guest().login(String(device.userId), 'Play1234')).code).toBe(200);
  });

  it('takes a code that was sent for it, to the account’s own phone', async () => {
    operator.pass(31 * minute);
    expect((await device.call('sendCode', { scene: 'unlock' })).code).toBe(200);
    expect((await unlock({ code: '000000' })).code).toBe(1004);
    expect((await unlock({ code: '123456' })).code).toBe(200);
    expect(await codeOf('getUserInfo')).toBe(200);
  });

  it('takes no code that was sent for something else, nor nothing at all', async () => {
    const phone = (await device.call('getUserInfo')).data.Phone;
    operator.pass(31 * minute);
    await operator.guest().call('sendCode', { phone, scene: 'login' });
    expect((await unlock({ code: '123456' })).code).toBe(1004);
    expect((await unlock({})).code).toBe(1001);
    expect(await codeOf('getUserInfo')).toBe(locked);
  });

  it('is no way into an account of another service, which logs in anew', async () => {
    const account = { type: 'google', openid: 'left-alone' };
    device = operator.guest();
    device.adopt(await device.call('thirdLogin', account));
    operator.pass(31 * minute);
    for (const fields of [{ password: 'Play1234' }, { code: '123456' }]) {
      expect((await unlock(fields)).code).toBe(1008);
    }
    expect((await device.call('sendCode', { scene: 'unlock' })).code).toBe(1001);
    device.adopt(await device.call('thirdLogin', account));
    expect(await codeOf('getUserInfo')).toBe(200);
  });

  it('is no way into an account that was closed elsewhere', async () => {
    const other = operator.guest();
    await other.login(String(device.userId), 'Play1234');
    operator.pass(31 * minute);
    await other.login(String(device.userId), 'Play1234');
    expect((await other.call('closeAccount', { password: 'Play1234' })).code).toBe(200);
    expect((await unlock()).code).toBe(400);
  });

  it('sends no code for somebody else’s session, nor without one', async () => {
    expect((await operator.guest().call('sendCode', { scene: 'unlock' })).code).toBe(1001);
    expect((await device.call('sendCode', { scene: 'login' })).code).toBe(1001);
  });
});

describe('a session', () => {
  it('ends three days after the last act, however often its device pings', async () => {
    for (let passed = 0; passed < 3 * 24; passed += 1) {
      operator.pass(3600);
      const answer = await ping();
      expect(answer.code).toBe(passed === 3 * 24 - 1 ? 400 : 200);
    }
  });

  it('ends three days after the last act to the second, which an unlock or a touch moves', async () => {
    operator.pass(day);
    await unlock();
    operator.pass(29 * minute);
    expect((await ping(1)).code).toBe(200);
    operator.pass(3 * day - 1);
    expect((await ping(0)).code).toBe(200);
    operator.pass(1);
    expect((await ping(0)).code).toBe(400);
    expect((await unlock()).code).toBe(400);
  });

  it('ends thirty days after its beginning, whatever its player does', async () => {
    for (let passed = 0; passed < 29; passed += 1) {
      operator.pass(day);
      expect((await unlock()).code).toBe(200);
    }
    operator.pass(day - 1);
    expect((await unlock()).code).toBe(200);
    operator.pass(1);
    expect((await unlock()).code).toBe(400);
  });

  it('goes on by itself after the operator’s clock went back', async () => {
    operator.pass(day);
    await unlock();
    operator.pass(-day);
    await device.call('editUserHeader', { faceId: 4 });
    operator.pass(30 * minute);
    expect(await codeOf('getUserInfo')).toBe(locked);
  });
});

describe('an open game', () => {
  const launched = async (): Promise<string> =>
    (await device.call('launchGame', { gc: 'parol-nights' })).data.sid;
  const play = (sid: string) =>
    operator.services.games.playRound({
      sid,
      key: `round-${operator.nowMs}`,
      stake: moneyFromPeso(10),
      choice: 'play',
      settle: () => ({ win: zeroMoney, detail: {} }),
    });

  beforeEach(async () => {
    await operator.fetch('/__sandbox/credit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId: device.userId, amount: 100 }),
    });
  });

  it('keeps its session by its rounds', async () => {
    const sid = await launched();
    for (let round = 0; round < 3; round += 1) {
      operator.pass(29 * minute);
      expect(await play(sid)).toMatchObject({ ok: true });
    }
    expect(await codeOf('getUserInfo')).toBe(200);
  });

  it('neither plays nor shows the balance when its session was left alone, and goes on after the unlock', async () => {
    const sid = await launched();
    operator.pass(30 * minute);
    expect(await play(sid)).toEqual({ ok: false, reason: { type: 'locked' } });
    const ask = (call: string, fields: object) =>
      operator.fetch(`/sandbox/games/parol-nights/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ sid, ...fields }),
      });
    expect(await (await ask('balance', {})).json()).toEqual({ refusal: 'locked' });
    const round = { key: '0'.repeat(32), stake: 10, bet: 'play' };
    expect(await (await ask('rounds', round)).json()).toEqual({ refusal: 'locked' });
    expect((await operator.fetch(`/sandbox/games/parol-nights?sid=${sid}`)).status).toBe(404);
    await unlock();
    expect(await play(sid)).toMatchObject({ ok: true });
  });
});
