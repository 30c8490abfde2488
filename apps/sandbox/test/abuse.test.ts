import { createHook } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCount, loginFailure, smsCode, smsCodeTry } from '../src/database/tables/access';
import { wrongCard } from '../src/database/tables/rewards';
import { createApp } from '../src/server/http/app';
import { deleteExpired } from '../src/server/process/backgroundWork';
import { TestOperator } from './support/TestOperator';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

const minute = 60;
const reached = { hasControls: true, names: ['sandbox.test'] };
let operator: TestOperator;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  app = createApp(operator.operator, operator.services, reached);
});

afterAll(async () => await operator.opened.close());

/** A call as it comes over a socket from an address. */
async function callFrom(
  address: string,
  call: string,
  fields: Readonly<Record<string, string>> = {},
  { at = app, headers = {} }: { readonly at?: typeof app; readonly headers?: Record<string, string> } = {},
) {
  const request = new Request(`http://sandbox.test/api/web/${call}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  const incoming = { socket: { remoteAddress: address, remotePort: 50_000, remoteFamily: 'IPv4' } };
  const response = await at.fetch(request, { incoming });
  return { answer: await response.json(), retryAfter: response.headers.get('Retry-After') };
}

async function codesOf(times: number, call: () => Promise<{ readonly answer: { code: number } }>) {
  const codes: number[] = [];
  for (let time = 0; time < times; time += 1) codes.push((await call()).answer.code);
  return codes;
}

describe('an address', () => {
  it('may try credentials sixty times a minute, over all calls that take them', async () => {
    const refused = { type: 'google', openid: 'deny' };
    const codes = await codesOf(59, () => callFrom('203.0.113.7', 'thirdLogin', refused));
    expect(new Set(codes)).toEqual(new Set([1002]));
    const wrong = { account: '639170000002', password: 'Wrong1234' };
    expect((await callFrom('203.0.113.7', 'login', wrong)).answer.code).toBe(1002);
    const tooMany = await callFrom('203.0.113.7', 'login', { account: '639170000002', password: 'Play1234' });
    expect(tooMany).toMatchObject({ answer: { code: 1005, data: { wait: minute } }, retryAfter: '60' });
    expect((await callFrom('203.0.113.8', 'login', wrong)).answer.code).toBe(1002);
    operator.pass(minute);
    const served = await callFrom('203.0.113.7', 'login', { account: '639170000002', password: 'Play1234' });
    expect(served.answer.code).toBe(200);
  });

  it('may have twenty codes sent in ten minutes, whatever the phones', async () => {
    let phones = 639_184_000_000;
    const send = () => callFrom('203.0.113.9', 'sendCode', { phone: String((phones += 1)) });
    expect(await codesOf(20, send)).toEqual(Array(20).fill(200));
    expect((await send()).answer).toMatchObject({ code: 1006, data: { wait: 10 * minute } });
  });

  it('is counted also when it is this machine’s own, unless a setting for tests leaves it out', async () => {
    const refused = { type: 'google', openid: 'deny' };
    expect(await codesOf(61, () => callFrom('127.0.0.1', 'thirdLogin', refused))).toContain(1005);
    const { operator: whole, services } = operator;
    const uncounted = createApp(whole, services, { ...reached, isLoopbackUncounted: true });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const codes = await codesOf(61, () => callFrom(address, 'thirdLogin', refused, { at: uncounted }));
      expect(codes).not.toContain(1005);
    }
    const codes = await codesOf(61, () => callFrom('203.0.113.70', 'thirdLogin', refused, { at: uncounted }));
    expect(codes).toContain(1005);
  });

  it('is counted over all processes of one database', async () => {
    const refused = { type: 'google', openid: 'deny' };
    const other = createApp(operator.operator, operator.services, reached);
    const here = await codesOf(30, () => callFrom('203.0.113.71', 'thirdLogin', refused));
    const there = await codesOf(31, () => callFrom('203.0.113.71', 'thirdLogin', refused, { at: other }));
    expect([...here, ...there].filter((code) => code === 1005)).toHaveLength(1);
  });

  it('is a network where it is an IPv6 one', async () => {
    const refused = { type: 'google', openid: 'deny' };
    const from = (host: number) => callFrom(`2001:db8:1:2::${host.toString(16)}`, 'thirdLogin', refused);
    let host = 0;
    expect(await codesOf(60, () => from((host += 1)))).not.toContain(1005);
    expect((await from(99)).answer.code).toBe(1005);
    expect((await callFrom('2001:db8:1:3::1', 'thirdLogin', refused)).answer.code).toBe(1002);
  });

  it('waits for no clock that went back', async () => {
    const refused = { type: 'google', openid: 'deny' };
    const ask = () => callFrom('203.0.113.74', 'thirdLogin', refused);
    expect(await codesOf(61, ask)).toContain(1005);
    operator.pass(-86_400);
    expect((await ask()).answer.code).toBe(1002);
    operator.pass(86_400);
  });

  it('is the one that a trusted proxy has seen, and no other', async () => {
    const refused = { type: 'google', openid: 'deny' };
    const proxied = createApp(operator.operator, operator.services, { ...reached, proxies: { hops: 1 } });
    const through = (forwarded: string, at = proxied) =>
      callFrom('10.0.0.1', 'thirdLogin', refused, { at, headers: { 'X-Forwarded-For': forwarded } });
    let invented = 0;
    const codes = await codesOf(60, () => through(`198.51.100.${(invented += 1)}, 203.0.113.72`));
    expect(codes).not.toContain(1005);
    expect((await through('203.0.113.72')).answer.code).toBe(1005);
    expect((await through('203.0.113.73')).answer.code).toBe(1002);
    expect((await through('203.0.113.72', app)).answer.code).toBe(1002);
  });
});

describe('an account', { timeout: 120_000 }, () => {
  it('may claim 120 times a minute, over all claims', async () => {
    const [player, other] = [await newPlayer(operator), await newPlayer(operator)];
    const unknownGift = { vip: 99 };
    for (let time = 0; time < 120; time += 1) {
      expect((await player.call('getUserLv', unknownGift)).code).toBe(1014);
    }
    expect(await player.call('getEventEgg')).toMatchObject({ code: 1005, data: { wait: minute } });
    expect((await player.call('getUserInfo')).code).toBe(200);
    expect((await other.call('getEventEgg')).code).toBe(1008);
    operator.pass(minute);
    expect((await player.call('getEventEgg')).code).toBe(1008);
  });
});

describe('a body', () => {
  it.each(['/sandbox/games/parol-nights/rounds', '/sandbox/games/parol-nights/balance', '/__sandbox/mail'])(
    'over 64 kB is not read at %s either',
    async (path) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ sid: 'x'.repeat(70_000) });
      expect((await operator.fetch(path, { method: 'POST', headers, body })).status).toBe(413);
    },
  );
});

describe('credentials', () => {
  it('are checked with the same work for accounts that exist and that do not', async () => {
    let derived = 0;
    const hook = createHook({
      init: (_, type) => void (derived += type === 'SCRYPTREQUEST' ? 1 : 0),
    }).enable();
    const work: Record<string, number> = {};
    for (const account of ['639170000002', '639170009999', '100002', '900002', 'nobody at all']) {
      derived = 0;
      const { code } = await operator.guest().call('login', { account, password: 'Wrong1234' });
      work[account] = code === 1002 ? derived : 0;
    }
    hook.disable();
    expect(Object.values(work)).toEqual([1, 1, 1, 1, 1]);
  });

  it('keep no code of a text message, only its hash', async () => {
    await operator.guest().call('sendCode', { phone: '639184999999' });
    const [sent] = await operator.database.select().from(smsCode).where(eq(smsCode.phone, '639184999999'));
    expect(sent?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(sent)).not.toContain('123456');
  });

  it('stop a code after five wrong tries, also for who then guesses right', async () => {
    const phone = '639184999998';
    await operator.guest().call('sendCode', { phone, scene: 'register' });
    const fields = { phone, password: 'Play1234', password1: 'Play1234', birthday: '1990-01-01', agree: 1 };
    for (const code of ['000000', '000001', '000002', '000003', '000004', '123456']) {
      expect((await operator.guest().call('register', { ...fields, code })).code).toBe(1004);
    }
  });
});

describe('tries at once', () => {
  const twelve = (make: (index: number) => Promise<{ readonly code: number }>) =>
    Promise.all(Array.from({ length: 12 }, async (_, index) => (await make(index)).code));
  const countOf = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length;

  it.each([
    ['changePwd', { old: 'Wrong1234', password: 'Newer1234', password1: 'Newer1234' }],
    ['closeAccount', { password: 'Wrong1234' }],
  ])('look at no more than five of one’s own passwords in %s', async (call, fields) => {
    const player = await newPlayer(operator);
    const codes = await twelve(() => player.call(call, fields));
    expect([countOf(codes, 1002), countOf(codes, 1005)]).toEqual([5, 7]);
  });

  it('look at no more than ten gift cards', async () => {
    const player = await newPlayer(operator);
    const codes = await twelve((index) => player.call('getEventCard', { card: `GUESS${index}` }));
    expect([countOf(codes, 1014), countOf(codes, 1005)]).toEqual([10, 2]);
  });

  it('are one try when they are one call, and a gift that was given is told again behind the lock', async () => {
    const player = await newPlayer(operator);
    const given = await player.call('getEventCard', { card: 'PLAY50' }, { key: 'gift' });
    for (let index = 0; index < 9; index += 1) await player.call('getEventCard', { card: `GUESS${index}` });
    for (const _again of [1, 2, 3]) {
      expect((await player.call('getEventCard', { card: 'LAST' }, { key: 'last' })).code).toBe(1014);
    }
    expect((await player.call('getEventCard', { card: 'VIP3' })).code).toBe(1005);
    const again = await player.call('getEventCard', { card: 'PLAY50' }, { key: 'gift' });
    expect(again).toMatchObject({ code: 200, data: given.data, replayed: true });
  });

  it('with the right password are not counted, whatever refuses the call', async () => {
    const player = await newPlayer(operator);
    await player.call('getEventCard', { card: 'PLAY50' });
    for (let index = 0; index < 6; index += 1) {
      expect([1002, 1005]).not.toContain((await player.call('closeAccount', { password: 'Play1234' })).code);
    }
  });
});

describe('what is counted', () => {
  const rowsOf = async () =>
    await Promise.all(
      [loginFailure, wrongCard, smsCode, smsCodeTry, callCount].map((table) =>
        operator.database.$count(table),
      ),
    );

  it('is forgotten after three days, and no lock with it', async () => {
    const player = await newPlayer(operator);
    await player.call('getEventCard', { card: 'NONE' });
    await operator.guest().call('sendCode', { phone: '639184999997' });
    await operator.guest().call('login', { account: '639184999997', type: 2, code: '000000' });
    await operator.guest().login('639170000001', 'Wrong1234');
    expect((await rowsOf()).every((rows) => rows > 0)).toBe(true);
    operator.pass(3 * 86_400 + 1);
    for (let time = 0; time < 5; time += 1) await operator.guest().login('639170000001', 'Wrong1234');
    await deleteExpired(operator.operator);
    expect(await rowsOf()).toEqual([5, 0, 0, 0, 0]);
    expect((await operator.guest().login('639170000001', 'Play1234')).code).toBe(1005);
  });
});
