import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from './support/openTestDatabase';
import { seededAtMs } from './support/seededAt';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(async () => await operator.opened.close());

async function control(name: string, fields: object = {}) {
  const response = await operator.fetch(`/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return await response.json();
}

describe('the API', () => {
  it('is reached by POST alone', async () => {
    for (const path of ['/api/web/getUserInfo', '/pay/client?f=paylist4vip', '/go/api/platformList']) {
      const response = await operator.fetch(path);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  });

  it('answers 404 to a call that does not exist', async () => {
    expect((await operator.fetch('/api/web/noSuchCall', { method: 'POST' })).status).toBe(404);
    expect((await operator.fetch('/pay/client?f=noSuchCall', { method: 'POST' })).status).toBe(404);
  });

  it('lets nothing be stored on the way', async () => {
    const response = await operator.fetch('/api/web/urlConfig', { method: 'POST' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 200, data: { bindPhone: 1 }, ts: seededAtMs / 1000 });
  });

  it('compresses long answers for who can read that, and leaves short ones', async () => {
    const ask = async (path: string, coding: string) =>
      await operator.fetch(path, { method: 'POST', headers: { 'Accept-Encoding': coding } });
    const long = await ask('/api/web/gameList', 'gzip, br');
    expect([long.headers.get('Content-Encoding'), long.headers.get('Vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    const text = gunzipSync(Buffer.from(await long.arrayBuffer())).toString();
    const plain = await (await ask('/api/web/gameList', 'identity')).text();
    expect(JSON.parse(text)).toEqual(JSON.parse(plain));
    const short = await ask('/api/web/getUserInfo', 'gzip');
    expect(short.headers.get('Content-Encoding')).toBeNull();
    expect(short.headers.get('Content-Length')).toBe(String((await short.text()).length));
  });

  it('refuses bodies over 64 kB', async () => {
    const body = new URLSearchParams({ account: 'x'.repeat(70_000) });
    expect((await operator.fetch('/api/web/login', { method: 'POST', body })).status).toBe(413);
  });

  it('refuses forms that another site posts', async () => {
    const response = await operator.fetch('/api/web/login', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });

  it('names the field that it cannot read', async () => {
    const device = await operator.loggedIn('639170000001');
    expect(await device.call('getDepositLog', { logId: 'seven' })).toMatchObject({
      code: 1001,
      data: { field: 'logId' },
    });
  });

  it('takes JSON, forms and nonsense without breaking', async () => {
    const headers = { 'Content-Type': 'application/json' };
    for (const body of ['{"account":', '[]', 'null', '{"account":{"__proto__":1}}', '']) {
      const response = await operator.fetch('/api/web/login', { method: 'POST', headers, body });
      expect((await response.json()).code).toBe(1001);
    }
  });

  it('says no in the language that was asked for', async () => {
    const say = async (headers: Record<string, string>) =>
      (await operator.guest().call('login', { account: '9170000001', password: 'no' }, { headers })).msg;
    expect(await say({})).toBe('Wrong phone number or password.');
    expect(await say({ 'X-Lang': 'tag' })).toBe('Mali ang mobile number o password.');
    expect(await say({ 'Accept-Language': 'fil-PH,en;q=0.5' })).toBe('Mali ang mobile number o password.');
  });
});

describe('the control calls', () => {
  beforeEach(async () => {
    await control('maintain', { on: false });
    await control('messy', { on: false });
  });

  it('put the operator under maintenance', async () => {
    await control('maintain', { on: true });
    expect(await operator.guest().call('urlConfig')).toMatchObject({ code: 555, data: null });
  });

  it('tell of a maintenance what they were told', async () => {
    const until = 1_764_000_000;
    await control('maintain', { on: true, until, message: 'We move house.' });
    expect(await control('state', {})).toMatchObject({ maintenance: { until, message: 'We move house.' } });
    const answer = { code: 555, msg: 'We move house.', data: { until } };
    expect(await operator.guest().call('urlConfig')).toMatchObject(answer);
    await control('maintain', { on: true });
    const inTagalog = await operator.guest().call('urlConfig', {}, { headers: { 'X-Lang': 'tag' } });
    expect(inTagalog).toMatchObject({ msg: 'Under maintenance muna kami.', data: null });
  });

  it('let the next answers of a call fail', async () => {
    await control('fail', { call: 'urlConfig', times: 1, mode: '500' });
    expect((await operator.guest().call('urlConfig')).code).toBe(500);
    await control('fail', { call: 'urlConfig', times: 1, mode: 'html' });
    const broken = await operator.fetch('/api/web/urlConfig', { method: 'POST' });
    expect(await broken.text()).toContain('<!doctype html>');
    expect((await operator.guest().call('urlConfig')).code).toBe(200);
  });

  it("end a player's sessions and open new ones", async () => {
    const device = await operator.loggedIn('639170000001');
    await control('kill', { userId: device.userId });
    expect((await device.call('getUserInfo')).code).toBe(400);
    device.token = (await control('session', { userId: device.userId })).token;
    expect((await device.call('getUserInfo')).code).toBe(200);
  });

  it('send numbers as text and broken promotions when messy', async () => {
    const device = await operator.loggedIn('639170000002');
    await control('messy', { on: true });
    const response = await operator.fetch('/api/web/getUserScore', {
      method: 'POST',
      headers: { Authorization: `Bearer ${device.token}` },
    });
    expect(await response.json()).toMatchObject({ code: '200', data: { Score: '123456780' } });
  });

  it('move the clock, and back', async () => {
    await control('clock', { epoch: 1_900_000_000 });
    const response = await operator.fetch('/api/web/urlConfig', { method: 'POST' });
    expect((await response.json()).ts).toBe(1_900_000_000);
    await control('clock');
    expect(operator.nowMs).toBe(seededAtMs);
  });

  it('credit a player, bring an order to its end and tell the last code', async () => {
    const device = await operator.loggedIn('639170000001');
    expect(await control('credit', { userId: device.userId, amount: 12.34 })).toEqual({
      ok: true,
      Score: 123_400,
    });
    const { orderid } = await device.deposit({ amount: '100' });
    expect(await control('order', { orderId: orderid, state: 'credited' })).toEqual({
      ok: true,
      state: 'credited',
    });
    expect((await device.call('getUserScore')).data.Score).toBe(1_123_400);
    await device.call('sendCode', { phone: '639185555555' });
    expect(await control('sms', { phone: '639185555555' })).toEqual({ ok: true, code: '123456' });
    expect(await control('sms', { phone: '639180000000' })).toMatchObject({ ok: false, reason: 'notFound' });
  });

  it('start over with a freshly seeded database', async () => {
    await control('reset');
    const device = await operator.loggedIn('639170000001');
    expect((await device.call('getUserScore')).data.Score).toBe(0);
    const { invariants } = await control('invariants');
    expect(invariants.every(({ violations }: { violations: number }) => violations === 0)).toBe(true);
  });

  it('refuse fields they cannot read', async () => {
    expect(await control('latency', { ms: -1 })).toMatchObject({ ok: false });
  });
});
