import { createHook } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginFailure } from '../src/database/tables/loginFailure';
import { smsCode } from '../src/database/tables/smsCode';
import { wrongCard } from '../src/database/tables/wrongCard';
import { createApp } from '../src/http/app';
import { forgetOld } from '../src/process/forgetOld';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

const minute = 60;
let operator: TestOperator;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  app = createApp(operator.operator, operator.services, { hasControls: true });
});

afterAll(async () => await operator.opened.close());

/** A call as it comes over a socket from an address. */
async function callFrom(address: string, call: string, fields: Readonly<Record<string, string>> = {}) {
  const request = new Request(`http://sandbox.test/api/web/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const incoming = { socket: { remoteAddress: address, remotePort: 50_000, remoteFamily: 'IPv4' } };
  const response = await app.fetch(request, { incoming });
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

  it('is not counted when it is this machine’s own, as behind a proxy', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(
        await codesOf(61, () => callFrom(address, 'thirdLogin', { type: 'google', openid: 'deny' })),
      ).not.toContain(1005);
    }
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
    await operator.guest().call('sendCode', { phone });
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
    await Promise.all([loginFailure, wrongCard, smsCode].map((table) => operator.database.$count(table)));

  it('is forgotten after three days, and no lock with it', async () => {
    const player = await newPlayer(operator);
    await player.call('getEventCard', { card: 'NONE' });
    await operator.guest().call('sendCode', { phone: '639184999997' });
    await operator.guest().login('639170000001', 'Wrong1234');
    expect((await rowsOf()).every((rows) => rows > 0)).toBe(true);
    operator.pass(3 * 86_400 + 1);
    for (let time = 0; time < 5; time += 1) await operator.guest().login('639170000001', 'Wrong1234');
    await forgetOld(operator.operator);
    expect(await rowsOf()).toEqual([5, 0, 0]);
    expect((await operator.guest().login('639170000001', 'Play1234')).code).toBe(1005);
  });
});
