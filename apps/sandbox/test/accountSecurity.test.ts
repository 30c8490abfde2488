import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consent, player } from '../src/database/tables/player';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

const password = 'Play1234';
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';

let operator: TestOperator;
let device: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
});

/** The same player on another device. */
async function elsewhere(own = device): Promise<TestPlayer> {
  const other = operator.guest();
  const account = String(own.userId);
  other.adopt(await other.call('login', { account, password }, { headers: { 'User-Agent': chrome } }));
  return other;
}

const isIn = async (one: TestPlayer) => (await one.call('getUserScore')).code === 200;

describe('a new password by the old one', () => {
  const request = { old: password, password: 'Newer1234', password1: 'Newer1234' };

  it('ends the sessions elsewhere, and not this one', async () => {
    const other = await elsewhere();
    expect(await device.call('changePwd', request, { key: 'pwd' })).toMatchObject({ code: 200, data: null });
    expect(await device.call('changePwd', request, { key: 'pwd' })).toMatchObject({
      code: 200,
      replayed: true,
    });
    expect([await isIn(device), await isIn(other)]).toEqual([true, false]);
    const account = String(device.userId);
    expect((await operator.guest().login(account, password)).code).toBe(1002);
    expect((await operator.guest().login(account, 'Newer1234')).code).toBe(200);
  });

  it('needs the old one, a good one, and the same twice', async () => {
    expect((await device.call('changePwd', { ...request, old: 'Wrong1234' })).data.field).toBe('old');
    expect((await device.call('changePwd', { ...request, password: 'short' })).code).toBe(1017);
    expect((await device.call('changePwd', { ...request, password1: 'Other1234' })).code).toBe(1018);
    expect((await device.call('changePwd', { old: password })).code).toBe(1001);
    expect((await operator.guest().call('changePwd', request)).code).toBe(400);
  });

  it('cannot be tried for ever', async () => {
    for (const _try of [1, 2, 3, 4, 5]) await device.call('changePwd', { ...request, old: 'Wrong1234' });
    const locked = await device.call('changePwd', request);
    expect(locked.code).toBe(1005);
    expect(locked.data.wait).toBeGreaterThan(0);
    operator.pass(16 * 60);
    expect((await device.call('changePwd', request)).code).toBe(200);
  });

  it('waits for a phone where there is none to change', async () => {
    const without = operator.guest();
    without.adopt(await without.call('thirdLogin', { type: 'google', openid: 'change-password' }));
    expect((await without.call('changePwd', request)).code).toBe(1008);
  });
});

describe('the devices that are logged in', () => {
  it('are named, masked, and say which one asks and when it was before', async () => {
    operator.pass(60);
    const other = await elsewhere();
    const { data } = await other.call('sessions');
    const now = Math.floor(operator.nowMs / 1000);
    expect(data).toHaveLength(2);
    expect(data.find(({ here }: { here: number }) => here === 1)).toMatchObject({
      device: 'Chrome on Android',
      last: now,
      prev: now - 60,
    });
    expect(JSON.stringify(data)).not.toContain(other.token);
  });

  it('were last seen at their last ping', async () => {
    const other = await elsewhere();
    operator.pass(90);
    await other.call('getState', { type: 1, userId: other.userId });
    const seen = Math.floor(operator.nowMs / 1000);
    operator.pass(90);
    const { data } = await device.call('sessions');
    expect(data.find(({ here }: { here: number }) => here === 0).last).toBe(seen);
  });

  it('are ended one by one, or all but this one', async () => {
    const [one, two] = [await elsewhere(), await elsewhere()];
    const { data } = await one.call('sessions');
    const { id } = data.find(({ here }: { here: number }) => here === 1);
    expect((await device.call('endSession', { id }, { key: 'end' })).code).toBe(200);
    expect(await device.call('endSession', { id }, { key: 'end' })).toMatchObject({
      code: 200,
      replayed: true,
    });
    expect((await device.call('endSession', { id })).code).toBe(1014);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    await device.call('endSession', { id: 'others' });
    expect((await device.call('endSession', { id: 'others' })).code).toBe(200);
    expect([await isIn(two), await isIn(device)]).toEqual([false, true]);
  });

  it('are nobody else’s to see or to end', async () => {
    const stranger = await newPlayer(operator);
    const [{ id }] = (await stranger.call('sessions')).data;
    expect((await device.call('endSession', { id })).code).toBe(1014);
    await device.call('endSession', { id: 'others' });
    expect(await isIn(stranger)).toBe(true);
    expect((await operator.guest().call('sessions')).code).toBe(400);
    expect((await device.call('endSession', { id: '' })).code).toBe(1001);
  });
});

describe('consent', () => {
  const steps = async () =>
    await operator.database
      .select({ purpose: consent.purpose, isGiven: consent.isGiven })
      .from(consent)
      .where(eq(consent.playerId, device.userId))
      .orderBy(asc(consent.id));

  it('is given to nothing until the player says so, each purpose for itself, and taken back', async () => {
    expect((await device.call('consentInfo')).data).toEqual({ marketing: 0, analytics: 0 });
    await device.call('consent', { marketing: 1 }, { key: 'consent' });
    await device.call('consent', { marketing: 1 }, { key: 'consent' });
    expect((await device.call('consentInfo')).data).toEqual({ marketing: 1, analytics: 0 });
    await device.call('consent', { marketing: 0, analytics: 1 });
    expect((await device.call('consentInfo')).data).toEqual({ marketing: 0, analytics: 1 });
    expect(await steps()).toEqual([
      { purpose: 'marketing', isGiven: true },
      { purpose: 'marketing', isGiven: false },
      { purpose: 'analytics', isGiven: true },
    ]);
  });

  it('is the session’s own', async () => {
    await device.call('consent', { marketing: 1 });
    expect((await (await newPlayer(operator)).call('consentInfo')).data.marketing).toBe(0);
    expect((await operator.guest().call('consent', { marketing: 1 })).code).toBe(400);
    expect((await operator.guest().call('consentInfo')).code).toBe(400);
  });
});

describe('the player’s data', () => {
  it('is handed out once, whole, without secrets', async () => {
    await creditedDeposit(operator, device, 500);
    const { data } = await device.call('exportMe');
    const file = await operator.fetch(data.url);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const text = await file.text();
    const held = JSON.parse(text);
    expect(held.account).toMatchObject({ id: device.userId, balance: '500', depositCount: 1 });
    expect(held.deposits).toMatchObject([{ amount: '500', status: 1 }]);
    expect(held.sessions).toHaveLength(1);
    expect(held.identityChecks).toEqual([]);
    expect(text).not.toMatch(/scrypt|passwordHash|tokenHash|secretKey/);
    expect((await operator.fetch(data.url)).status).toBe(404);
  });

  it('is no longer there after ten minutes, or under an address that was not given', async () => {
    const { data } = await device.call('exportMe');
    operator.pass(601);
    expect((await operator.fetch(data.url)).status).toBe(404);
    expect((await operator.fetch('/api/exports/guess')).status).toBe(404);
    expect((await operator.guest().call('exportMe')).code).toBe(400);
  });

  it('opens under the last address alone', async () => {
    const [first, last] = [await device.call('exportMe'), await device.call('exportMe')];
    expect((await operator.fetch(first.data.url)).status).toBe(404);
    expect((await operator.fetch(last.data.url)).status).toBe(200);
  });
});

describe('closing the account', () => {
  it('ends every session, and the login says so to who knows the password', async () => {
    const other = await elsewhere();
    await device.call('consent', { marketing: 1, analytics: 1 });
    expect((await device.call('closeAccount', { password, reason: 'Too much' })).code).toBe(200);
    expect([await isIn(device), await isIn(other)]).toEqual([false, false]);
    const account = String(device.userId);
    expect((await operator.guest().login(account, 'Wrong1234')).code).toBe(1002);
    const refused = await operator.guest().login(account, password);
    expect(refused).toMatchObject({ code: 1007, msg: 'This account is closed.', data: { until: 0 } });
  });

  it('needs the password', async () => {
    expect((await device.call('closeAccount', { password: 'Wrong1234' })).data.field).toBe('password');
    expect((await operator.guest().call('closeAccount', { password })).code).toBe(400);
    expect(await isIn(device)).toBe(true);
  });

  it('says which money stops it', async () => {
    await device.deposit({ amount: '500' });
    expect((await device.call('closeAccount', { password })).msg).toContain('pending deposit');
    const rich = await newPlayer(operator);
    await creditedDeposit(operator, rich, 500);
    expect(await rich.call('closeAccount', { password })).toMatchObject({ code: 1008, data: { need: 500 } });
    const whale = await operator.loggedIn('639170000003');
    await whale.withdraw();
    expect((await whale.call('closeAccount', { password })).msg).toContain('pending withdrawal');
  });

  it('is stopped by less than can be withdrawn, and gives nothing up by itself', async () => {
    const body = JSON.stringify({ userId: device.userId, amount: 42.5 });
    const headers = { 'Content-Type': 'application/json' };
    await operator.fetch('/__sandbox/credit', { method: 'POST', body, headers });
    const refused = await device.call('closeAccount', { password });
    expect(refused).toMatchObject({ code: 1008, data: { need: 42.5 } });
    expect((await device.withdraw({ amount: '42.5' })).code).not.toBe(100);
    expect((await device.call('getUserScore')).data.Score).toBe(425_000);
  });

  it('is closed to its accounts elsewhere too', async () => {
    const google = { type: 'google', openid: 'leaves-soon' };
    const known = operator.guest();
    known.adopt(await known.call('thirdLogin', google));
    expect((await known.call('closeAccount')).code).toBe(200);
    expect((await operator.guest().call('thirdLogin', google)).code).toBe(1007);
    const [row] = await operator.database.select().from(player).where(eq(player.id, known.userId));
    expect(row?.closedAtMs).toBe(operator.nowMs);
  });
});
