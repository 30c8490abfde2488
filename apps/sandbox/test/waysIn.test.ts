import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { player } from '../src/database/tables/player';
import { session } from '../src/database/tables/access';
import { createApp } from '../src/server/http/app';
import { openSession } from '../src/rules/players/session';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

const password = 'Play1234';
const day = 86_400;

let operator: TestOperator;
let device: TestPlayer;
let phone: string;
let phones = 639_188_000_000;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const form = () => ({
  phone,
  code: '123456',
  password,
  password1: password,
  birthday: '1990-01-01',
  agree: 1,
});
const register = (key: string) => operator.guest().call('register', form(), { key });
const sessionsOf = (own: TestPlayer) => operator.database.$count(session, eq(session.playerId, own.userId));
/** Those that do more than pay out. */
const fullSessionsOf = (own: TestPlayer) =>
  operator.database.$count(session, and(eq(session.playerId, own.userId), eq(session.isPayout, false)));
const sendCode = (scene: string) => operator.guest().call('sendCode', { phone, scene });
const loginByCode = (code = '123456') => operator.guest().call('login', { account: phone, type: 2, code });
const wrongPassword = (account: string) => operator.guest().login(account, 'Wrong1234');

beforeEach(async () => {
  phone = String((phones += 1));
  device = operator.guest();
  await sendCode('register');
  device.adopt(await register(`of-${phone}`));
  operator.pass(61);
});

describe('a registration that is sent again', () => {
  const again = () => register(`of-${phone}`);

  it('answers the session of the first attempt while nothing has changed', async () => {
    expect(await again()).toMatchObject({ code: 200, replayed: true, data: { UserID: device.userId } });
    expect(await sessionsOf(device)).toBe(1);
  });

  it('opens none after the password was reset', async () => {
    await sendCode('reset');
    const reset = { phoneNum: phone, code: '123456', password: 'Mabuhay12', password1: 'Mabuhay12' };
    expect((await operator.guest().call('resetPwd', reset)).code).toBe(200);
    expect((await again()).code).toBe(1002);
    expect(await sessionsOf(device)).toBe(0);
  });

  it.each([
    ['a self-exclusion', 'rgExclude', { months: 6, password, confirm: 'EXCLUDE' }],
    ['a break', 'rgBreak', { hours: 24 }],
    ['the closing of the account', 'closeAccount', { password }],
  ])('opens none after %s', async (_case, call, fields) => {
    expect((await device.call(call, fields)).code).toBe(200);
    expect((await again()).code).toBe(1007);
    expect((await operator.guest().login(phone, password)).code).toBe(1007);
    await sendCode('login');
    expect((await loginByCode()).code).toBe(1007);
    expect(await fullSessionsOf(device)).toBe(0);
  });
});

describe('a session', () => {
  it('is opened by no password that was changed while it was looked at', async () => {
    const [before] = await operator.database.select().from(player).where(eq(player.id, device.userId));
    const newer = { old: password, password: 'Mabuhay12', password1: 'Mabuhay12' };
    expect((await device.call('changePwd', newer)).code).toBe(200);
    const stale = { playerId: device.userId, nowMs: operator.nowMs, provenHash: before?.passwordHash };
    await expect(openSession(operator.database, stale)).rejects.toThrow('wrongCredentials');
    expect(await sessionsOf(device)).toBe(1);
  });

  it('is opened for an account that rests by no control either', async () => {
    await device.call('rgBreak', { hours: 24 });
    const response = await operator.fetch('/__sandbox/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId: device.userId }),
    });
    expect(await response.json()).toEqual({ ok: false, reason: 'accountSuspended' });
  });
});

describe('wrong passwords of a stranger', () => {
  it('are five in all, however the account is written', async () => {
    const id = String(device.userId);
    const short = phone.slice(2);
    const ways = [id, `0${id}`, `00${id}`, `000${id}`, phone, `0${short}`, short, `+${phone}`];
    const codes: number[] = [];
    for (const way of ways) {
      for (let times = 0; times < 5; times += 1) codes.push((await wrongPassword(way)).code);
    }
    expect(codes.filter((code) => code === 1002)).toHaveLength(5);
    expect((await operator.guest().login(id, password)).code).toBe(1005);
  });

  it('are as many for an account that nobody has, however it is written', async () => {
    const codes: number[] = [];
    for (const way of ['900123', '0900123', '00900123']) {
      for (let times = 0; times < 3; times += 1) codes.push((await wrongPassword(way)).code);
    }
    expect(codes).toEqual([1002, 1002, 1002, 1002, 1002, 1005, 1005, 1005, 1005]);
  });

  it('leave the way by code open, and that takes the lock away', async () => {
    for (let times = 0; times < 5; times += 1) await wrongPassword(phone);
    expect((await operator.guest().login(phone, password)).code).toBe(1005);
    await sendCode('login');
    expect((await loginByCode()).code).toBe(200);
    expect((await operator.guest().login(phone, password)).code).toBe(200);
  });

  it('never count for what an account asks of its own player', async () => {
    const { userId } = device;
    const kinds = ['absence', 'own', 'idle', 'unlock', 'closeAccount', 'changePassword', 'login', 'player'];
    for (const account of [...kinds.map((kind) => `${kind}:${userId}`), String(userId), phone]) {
      for (let times = 0; times < 5; times += 1) await wrongPassword(account);
    }
    expect((await device.call('checkPwd', { password })).code).toBe(200);
    const same = { old: password, password: 'Mabuhay12', password1: 'Mabuhay12' };
    expect((await device.call('changePwd', same)).code).toBe(200);
    const request = { months: 6, password: 'Mabuhay12', confirm: 'EXCLUDE' };
    expect((await device.call('rgExclude', request)).code).toBe(200);
  });

  it('never count for closing the account either', async () => {
    for (let times = 0; times < 5; times += 1) await wrongPassword(`own:${device.userId}`);
    for (let times = 0; times < 5; times += 1) await wrongPassword(phone);
    expect((await device.call('closeAccount', { password })).code).toBe(200);
  });
});

describe('wrong passwords of the player’s own session', () => {
  it('lock what they were tried for, and nothing else', async () => {
    const wrong = { old: 'Wrong1234', password: 'Mabuhay12', password1: 'Mabuhay12' };
    for (let times = 0; times < 5; times += 1) await device.call('changePwd', wrong);
    expect((await device.call('changePwd', { ...wrong, old: password })).code).toBe(1005);
    expect((await device.call('checkPwd', { password })).code).toBe(200);
    expect((await operator.guest().login(phone, password)).code).toBe(200);
    expect((await device.call('rgBreak', { hours: 24 })).code).toBe(200);
  });
});

describe('wrong codes of a stranger', () => {
  const reached = { hasControls: true, names: ['sandbox.test'], isLoopbackUncounted: true };

  async function loginFrom(address: string, code: string): Promise<number> {
    const app = createApp(operator.operator, operator.services, reached);
    const body = new URLSearchParams({ account: phone, type: '2', code });
    const request = new Request('http://sandbox.test/api/web/login', { method: 'POST', body });
    const incoming = { socket: { remoteAddress: address, remotePort: 50_000, remoteFamily: 'IPv4' } };
    return (await (await app.fetch(request, { incoming })).json()).code;
  }

  it('use up his own tries and leave the player’s', async () => {
    await sendCode('login');
    for (let times = 0; times < 6; times += 1) expect(await loginFrom('203.0.113.7', '000000')).toBe(1004);
    expect(await loginFrom('203.0.113.7', '123456')).toBe(1004);
    expect(await loginFrom('198.51.100.9', '123456')).toBe(200);
  });

  it('from many networks end a code after fifty of them', async () => {
    await sendCode('login');
    for (let host = 1; host <= 10; host += 1) {
      for (let times = 0; times < 5; times += 1) await loginFrom(`203.0.113.${host}`, '000000');
    }
    expect(await loginFrom('198.51.100.9', '123456')).toBe(1004);
  });
});

describe('a code', () => {
  const reset = () => ({ phoneNum: phone, code: '123456', password: 'Mabuhay12', password1: 'Mabuhay12' });

  it.each(['login', 'register', 'bind', 'unlock'])(
    'that was asked for %s resets no password',
    async (scene) => {
      await sendCode(scene);
      expect((await operator.guest().call('resetPwd', reset())).code).toBe(1004);
      expect((await operator.guest().login(phone, password)).code).toBe(200);
    },
  );

  it.each(['reset', 'register', 'bind', 'unlock'])('that was asked for %s logs nobody in', async (scene) => {
    await sendCode(scene);
    expect((await loginByCode()).code).toBe(1004);
  });

  it('that was asked for without a word is for logging in', async () => {
    await operator.guest().call('sendCode', { phone });
    expect((await operator.guest().call('resetPwd', reset())).code).toBe(1004);
    expect((await loginByCode()).code).toBe(200);
  });

  it('that was asked for logging in opens no account and binds no phone', async () => {
    phone = String((phones += 1));
    await sendCode('login');
    expect((await register(`wrong-${phone}`)).code).toBe(1004);
    const google = operator.guest();
    google.adopt(await google.call('thirdLogin', { type: 'google', openid: `code-${phone}` }));
    expect((await google.call('bindPhone', reset())).code).toBe(1004);
  });
});

describe('an operator whose clock goes back a day', () => {
  it('locks nobody for what lies ahead', async () => {
    for (let times = 0; times < 5; times += 1) await wrongPassword(phone);
    // The first of the day's ten was for the registration.
    for (let times = 0; times < 9; times += 1) {
      expect((await sendCode('login')).code).toBe(200);
      operator.pass(61);
    }
    for (let times = 0; times < 10; times += 1) await device.call('getEventCard', { card: `GUESS${times}` });
    expect((await sendCode('login')).code).toBe(1006);
    expect((await device.call('getEventCard', { card: 'GUESS' })).code).toBe(1005);
    operator.pass(-day);
    expect((await operator.guest().login(phone, password)).code).toBe(200);
    expect((await device.call('getEventCard', { card: 'GUESS' })).code).toBe(1014);
    expect((await loginByCode()).code).toBe(1004);
    expect((await sendCode('login')).code).toBe(200);
    expect((await loginByCode()).code).toBe(200);
    operator.pass(day);
  });
});
