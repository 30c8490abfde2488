import { randomUUID } from 'node:crypto';
import { anyCall, type FaultMode } from '@kislap/api/controls';
import { commitmentOf, moneyFromPeso } from '@kislap/domain';
import { object, parse, string } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../src/kernel/secrets';
import { checkInvariants } from '../src/ledger/invariants';
import { smsCodeHash } from '../src/rules/players/smsCodes';
import { createApp } from '../src/server/http/app';
import { TestOperator } from './support/TestOperator';
import { controlOf } from './support/controlOf';
import { creditedDeposit } from './support/creditedDeposit';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { verify } from './support/verify';

const committed = object({ commitment: string() });

let operator: TestOperator;
let control: ReturnType<typeof controlOf>;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  control = controlOf(operator);
});

afterAll(async () => await operator.opened.close());

const urlConfig = async () => await operator.fetch('/api/web/urlConfig', { method: 'POST' });

describe('who may make a control call', () => {
  const ask = async (headers: Record<string, string>) =>
    (await operator.fetch('/__sandbox/state', { method: 'POST', headers, body: '{}' })).status;

  const json = { 'Content-Type': 'application/json' };

  it('is who drives the sandbox from outside a browser, or from its own pages', async () => {
    expect(await ask(json)).toBe(200);
    expect(await ask({ ...json, 'Sec-Fetch-Site': 'same-origin', Origin: 'http://sandbox.test' })).toBe(200);
    expect(await ask({ ...json, Origin: 'http://sandbox.test' })).toBe(200);
  });

  it('is no page of another site, not even of a neighbouring one', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect(await ask({ ...json, 'Sec-Fetch-Site': site })).toBe(403);
    }
    for (const Origin of ['http://evil.test', 'http://sandbox.test:81', 'null']) {
      expect(await ask({ ...json, Origin })).toBe(403);
    }
  });

  it('is no form: only JSON is taken, which a browser sends to no other site unasked', async () => {
    expect(await ask({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await ask({ 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await ask({})).toBe(415);
  });

  it('is nobody when they are off: neither the calls nor the console are there', async () => {
    const app = createApp(operator.operator, operator.services, {
      hasControls: false,
      names: ['sandbox.test'],
    });
    for (const name of ['state', 'accounts', 'session', 'export', 'reset']) {
      const answered = await app.request(`/__sandbox/${name}`, { method: 'POST', headers: json, body: '{}' });
      expect(answered.status).toBe(404);
    }
    for (const path of ['/sandbox', '/sandbox/console/assets/index.js']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });
});

describe('accounts', () => {
  it('come with those to try first, and the newest of the others behind them', async () => {
    const fresh = await newPlayer(operator);
    const { accounts } = await control('accounts');
    expect(accounts[0]).toMatchObject({ login: '639170000001', description: 'New: no deposit yet' });
    expect(accounts[1]).toMatchObject({ nickname: 'Suki', balance: 123_456_780, state: 'open' });
    expect(accounts.find(({ userId }) => userId === fresh.userId)).toMatchObject({ isSignedIn: true });
  });

  it('tell no phone that is not known to all', async () => {
    const fresh = await newPlayer(operator);
    const { accounts } = await control('accounts', { search: String(fresh.userId) });
    expect(accounts.map(({ login }) => login)).toEqual([expect.stringContaining('***')]);
  });

  it('are found by a part of their name or login, and by their id', async () => {
    const names = async (search: string) =>
      (await control('accounts', { search })).accounts.map(({ nickname }) => nickname);
    expect(await names('bigat')).toEqual(['Bigatin']);
    expect(await names('0000005')).toEqual(['Pahinga']);
    expect(await names('%')).toEqual([]);
  });

  it('come a page at a time, each of them once', async () => {
    for (let more = 0; more < 3; more += 1) await newPlayer(operator);
    const seen: number[] = [];
    let before: number | undefined;
    do {
      const page = await control('accounts', before === undefined ? {} : { before });
      seen.push(...page.accounts.map(({ userId }) => userId));
      before = page.next;
    } while (before !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('a letter', () => {
  it.each([
    ['more than a million pesos', { amount: 1_000_001 }],
    ['a title that is no line', { title: 'a'.repeat(201) }],
    ['a text that is a book', { text: 'a'.repeat(4001) }],
  ])('does not carry %s', async (_, part) => {
    const { userId } = await newPlayer(operator);
    const letter = { userId, title: 'Salamat', text: 'Para sa iyo', ...part };
    expect(await control('mail', letter)).toMatchObject({ ok: false });
  });
});

describe('a credit', () => {
  it('fills a balance only so far that everything about it can still be told', async () => {
    const device = await newPlayer(operator);
    const credit = () => control('credit', { userId: device.userId, amount: 1_000_000_000 });
    for (let billion = 1; billion <= 10; billion += 1) {
      expect((await credit()).Score).toBe(billion * 10_000_000_000_000);
    }
    expect(await credit()).toMatchObject({ ok: false, reason: 'badParameter' });
    const days = { from: '2026-01-01', to: '2026-01-31' };
    expect((await device.call('getUserScore')).data.Score).toBe(100_000_000_000_000);
    expect((await device.call('statement', days)).code).toBe(200);
  });
});

describe('messages', () => {
  it('show the code and hide the phone', async () => {
    await operator.guest().call('sendCode', { phone: '639186666666' });
    const { messages } = await control('messages');
    expect(messages[0]).toMatchObject({ code: '123456', isUsed: false });
    expect(messages[0]?.phone).not.toContain('639186666666');
  });
});

describe('orders', () => {
  it('are listed and paid, failed, or left as they are', async () => {
    const device = await newPlayer(operator);
    const place = async () => String((await device.deposit({ amount: '100' })).orderid);
    const [paid, left] = [await place(), await place()];
    expect(await control('order', { orderId: left, state: 'left' })).toMatchObject({ state: 'pending' });
    expect(await control('order', { orderId: paid, state: 'paid' })).toMatchObject({ state: 'crediting' });
    const { orders } = await control('orders');
    expect(orders.slice(0, 2)).toMatchObject([
      { orderId: left, state: 'pending', userId: device.userId, amount: 1_000_000 },
      { orderId: paid, state: 'crediting' },
    ]);
    expect(await control('order', { orderId: left, state: 'failed' })).toMatchObject({ state: 'failed' });
  });
});

describe('withdrawals', () => {
  async function withdrawn() {
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 500);
    await control('credit', { userId: device.userId, amount: 1000 });
    // A stake counts for 50 to 100 % of itself, as its game has it.
    await control('bets', { userId: device.userId, count: 1000 });
    const before = await control('withdrawals');
    await verify(operator, device);
    await device.withdraw({ amount: '300' });
    const { withdrawals } = await control('withdrawals');
    expect(withdrawals[0]?.id).not.toBe(before.withdrawals[0]?.id);
    const balance = async () => (await device.call('getUserScore')).data.Score;
    return { orderId: withdrawals[0]?.orderId ?? '', balance, device };
  }

  it('are paid out at once, once', async () => {
    const { orderId, balance } = await withdrawn();
    const held = await balance();
    for (let time = 0; time < 2; time += 1) {
      expect(await control('withdrawal', { orderId, state: 'complete' })).toMatchObject({
        state: 'complete',
      });
    }
    expect(await control('withdrawal', { orderId, state: 'rejected' })).toMatchObject({ state: 'complete' });
    expect(await balance()).toBe(held);
  });

  it('go back to the player with a note', async () => {
    const { orderId, balance } = await withdrawn();
    const held = await balance();
    expect(await control('withdrawal', { orderId, state: 'rejected', note: 'Name differs.' })).toMatchObject({
      state: 'rejected',
    });
    expect(await balance()).toBe(held + 3_000_000);
    expect((await control('withdrawals')).withdrawals[0]).toMatchObject({
      orderId,
      state: 'rejected',
      note: 'Name differs.',
    });
  });

  it.each([['Name differs.'], [undefined]])('tell that no bank has refused them: %s', async (note) => {
    const { orderId, device } = await withdrawn();
    await control('withdrawal', { orderId, state: 'rejected', note });
    const { data: list } = await device.call('getMsgList', { id: 0 });
    const { data: letter } = await device.call('getMsgInfo', { id: list[0].id });
    expect(letter.title).toBe("Your withdrawal wasn't approved");
    const said = "We didn't approve your ₱300.00 withdrawal. The money is back in your balance.";
    expect(letter.content.split('\n\n').slice(0, -1)).toEqual(note ? [said, note] : [said]);
    expect(letter.content).toContain(orderId);
    const { withdrawals } = await control('withdrawals');
    expect(withdrawals[0]?.note).not.toMatch(/bank/u);
  });

  it('are not made up', async () => {
    expect(await control('withdrawal', { orderId: 'nobody', state: 'complete' })).toMatchObject({
      ok: false,
      reason: 'notFound',
    });
  });
});

describe('the clock', () => {
  beforeEach(async () => await control('clock'));

  it('goes on by seconds and to the next midnight in Manila, and back', async () => {
    const { nowMs } = await control('state');
    await control('clock', { by: 3600 });
    expect(await control('state')).toMatchObject({ nowMs: nowMs + 3_600_000, isClockMoved: true });
    await control('clock', { to: 'midnight' });
    const later = (await control('state')).nowMs;
    expect((later + 8 * 3_600_000) % 86_400_000).toBe(0);
    expect(later - nowMs).toBeLessThanOrEqual(90_000_000);
    await control('clock');
    expect(await control('state')).toMatchObject({ nowMs, isClockMoved: false });
  });
});

it('puts out newer builds, one name after the other, until all starts over', async () => {
  await control('ship');
  const { buildId } = await control('ship');
  expect((await control('state')).buildId).toBe(buildId);
  expect(buildId).toMatch(/^$|-2$/);
  expect(operator.operator.switches.shippedBuilds).toBe(2);
  operator.operator.switches.shippedBuilds = 0;
});

describe('faults', () => {
  beforeEach(async () => await control('clearFaults'));

  it('are listed with what is left of them, and taken back', async () => {
    await control('fail', { call: 'urlConfig', times: 2, mode: '500' });
    await urlConfig();
    expect((await control('state')).faults).toEqual([{ call: 'urlConfig', times: 1, mode: '500', ms: 3000 }]);
    await urlConfig();
    expect((await control('state')).faults).toEqual([]);
    await control('fail', { call: 'urlConfig', times: 9, mode: '500' });
    await control('fail', { call: 'urlConfig', times: 0, mode: '500' });
    expect((await urlConfig()).status).toBe(200);
  });

  it('answer as they are called', async () => {
    const answered = async (mode: FaultMode) => {
      await control('fail', { call: 'urlConfig', times: 1, mode, ms: 5 });
      const answer = await urlConfig();
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    expect(JSON.parse((await answered('delay')).text)).toMatchObject({ code: 200 });
    expect(await answered('500')).toMatchObject({ status: 500 });
    expect(JSON.parse((await answered('400')).text)).toMatchObject({ code: 400 });
    expect(JSON.parse((await answered('555')).text)).toMatchObject({ code: 555 });
    const half = await answered('badjson');
    expect(half).toMatchObject({ status: 200, type: 'application/json' });
    expect(() => JSON.parse(half.text)).toThrow('JSON');
    expect((await answered('html')).text).toContain('<!doctype html>');
  });

  it('meet whatever call comes when they are for any', async () => {
    await control('fail', { call: anyCall, times: 1, mode: '500' });
    expect((await urlConfig()).status).toBe(500);
    expect((await urlConfig()).status).toBe(200);
  });

  it('drop the line only after everything was done, so that asking again finds it done', async () => {
    const device = await newPlayer(operator);
    await device.renewSecretKey();
    await control('fail', { call: 'deposit', times: 1, mode: 'drop' });
    const key = randomUUID();
    await expect(device.deposit({ amount: '100' }, { key })).rejects.toThrow('JSON');
    const { orders } = await control('orders');
    expect(orders.filter(({ userId }) => userId === device.userId)).toHaveLength(1);
    const again = await device.deposit({ amount: '100' }, { key });
    expect(again).toMatchObject({ orderid: orders[0]?.orderId, replayed: true });
  });

  it('know every call by its name', async () => {
    const { calls } = await control('calls');
    expect(calls).toEqual(
      expect.arrayContaining(['urlConfig', 'login', 'deposit', 'withdraw', 'paylist4vip']),
    );
  });
});

describe('the ledger', () => {
  it('lists entries newest first, each once, and adds up nothing that nobody asked for', async () => {
    const first = await control('ledger');
    expect(first).not.toHaveProperty('total');
    const second = await control('ledger', { before: first.next });
    const ids = [...first.entries, ...second.entries].map(({ journal, seq }) => journal * 100 + seq);
    expect(ids).toEqual([...new Set(ids)].toSorted((left, right) => right - left));
  });

  it("sums up to a player's balance, and to nothing for one order", async () => {
    const device = await newPlayer(operator);
    await creditedDeposit(operator, device, 200);
    const { entries, total } = await control('ledger', { account: String(device.userId) });
    expect(total).toEqual({
      sum: (await device.call('getUserScore')).data.Score,
      count: entries.length,
    });
    const { orderId } = (await control('orders')).orders[0] ?? { orderId: '' };
    const ofOrder = await control('ledger', { order: orderId });
    expect(ofOrder.total?.sum).toBe(0);
    expect(ofOrder.entries.map(({ account }) => account)).toContain(`player:${device.userId}:cash`);
    const ofBoth = await control('ledger', { order: orderId, account: String(device.userId) });
    expect(ofBoth.total).toEqual({ sum: 2_000_000, count: 1 });
  });

  it('adds up no account that has more than a thousand entries', async () => {
    const counted = await control('ledger', { account: 'house:promo' });
    expect(counted.total?.count).toBeLessThanOrEqual(1000);
    const device = await newPlayer(operator);
    await control('bets', { userId: device.userId, count: 100 });
    for (let hundred = 0; hundred < 10; hundred += 1) {
      await control('bets', { userId: device.userId, count: 100 });
    }
    const tooMany = await control('ledger', { account: 'house:gaming' });
    expect(tooMany).not.toHaveProperty('total');
    expect(tooMany.entries).toHaveLength(20);
  });
});

describe('the state as a file', () => {
  it('holds the tables and no secret', async () => {
    await control('session', { userId: (await control('accounts')).accounts[0]?.userId });
    const { tables } = await control('export');
    expect(tables['player']?.rows[0]).toHaveProperty('nickname');
    expect(tables['journal']?.isCut).toBe(false);
    const text = JSON.stringify(tables);
    for (const secret of ['password_hash', 'token_hash', 'secret_key', 'document_number']) {
      expect(text).not.toContain(`"${secret}"`);
    }
  });

  it('holds nothing that opens a game, a session, a payment, an export or an account', async () => {
    const device = await operator.loggedIn('639170000002');
    await device.call('sendCode', { phone: '639170000002', scene: 'login' });
    const [sessions, launch, key, export_] = [
      await device.call('sessions'),
      await device.call('launchGame', { gc: 'parol-nights' }),
      await device.call('getSecretKey'),
      await device.call('exportMe'),
    ];
    const ids = sessions.data.map(({ id }: { id: string }) => id);
    const secrets = [device.token, sha256(device.token), ...ids, launch.data.sid, key.data.key];
    const text = JSON.stringify(await control('export'));
    for (const secret of [...secrets, export_.data.url, sha256(export_.data.url.split('/').at(-1))]) {
      expect(secret).toMatch(/^.{8,}$/);
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(smsCodeHash('639170000002', '123456'));
    expect(text).toContain('"game_code":"parol-nights"');
  });

  it('holds nothing that a published commitment commits to, so that no round can be foretold', async () => {
    const device = await operator.loggedIn('639170000002');
    const { data } = await device.call('launchGame', { gc: 'mango-rush' });
    await control('credit', { userId: device.userId, amount: 100 });
    const round = { sid: data.sid, key: randomUUID(), stake: moneyFromPeso(1), choice: 'play' };
    const settle = () => ({ win: moneyFromPeso(0), detail: {} });
    expect(await operator.services.games.playRound({ ...round, settle })).toMatchObject({ ok: true });
    const { tables } = await control('export');
    const commitments = tables['fair_seed']?.rows.map((row) => parse(committed, row).commitment) ?? [];
    expect(commitments.length).toBeGreaterThan(1);
    const values = JSON.stringify(tables).match(/[0-9a-f]{64}/gu) ?? [];
    expect(values).toEqual(expect.arrayContaining(commitments));
    const hashes = new Set(values.map((value) => commitmentOf(value)));
    expect(commitments.filter((commitment) => hashes.has(commitment))).toEqual([]);
  });
});

it('leaves the ledger sound after all of this', async () => {
  const lines = await checkInvariants(operator.database);
  expect(lines.filter(({ violations }) => violations > 0)).toEqual([]);
});
