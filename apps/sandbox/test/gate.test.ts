import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moneyFromPeso, scoreFromMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../src/database/tables/ledger';
import { deposit } from '../src/database/tables/payments';
import { player } from '../src/database/tables/player';
import { transact } from '../src/database/transact';
import { withParts } from '../src/ledger/accounts';
import { checkInvariants } from '../src/ledger/invariants';
import type { MovementKind } from '../src/ledger/post';
import { type Addition, mayAdd } from '../src/rules/gate/mayAdd';
import { additionOf } from '../src/rules/gate/postForPlayer';
import type { PaymentReturns } from '../src/rules/Operator';
import { lockPlayer } from '../src/rules/players/player';
import { settleDue } from '../src/rules/settleDue';
import { controlOf } from './support/controlOf';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';

let operator: TestOperator;
let control: ReturnType<typeof controlOf>;
/** What the payment service says to a payment that is to go back. */
let service: PaymentReturns['send'];
const told: string[] = [];

beforeAll(async () => {
  const send: PaymentReturns['send'] = (payment) => {
    told.push(payment.orderId);
    return service(payment);
  };
  operator = new TestOperator(await openTestDatabase(), { paymentReturns: { send, patienceMs: 20 } });
  control = controlOf(operator);
});

afterAll(() => operator.opened.close());

const dayS = 86_400;

const change = (device: TestPlayer, facts: Partial<typeof player.$inferInsert>) =>
  operator.database.update(player).set(facts).where(eq(player.id, device.userId));
const goAway = (device: TestPlayer) => change(device, { coolingUntilMs: operator.nowMs + dayS * 1000 });
const orderOf = async (orderId: unknown) => {
  const [row] = await operator.database
    .select()
    .from(deposit)
    .where(eq(deposit.orderId, String(orderId)));
  if (!row) throw new Error('There is no such order');
  return row;
};
const accountsOf = async ({ userId }: TestPlayer) => {
  const rows = await operator.database.select().from(account);
  return rows
    .filter(({ id }) => id.startsWith(`player:${userId}:`))
    .map(({ id, balance }) => `${id} ${balance}`);
};
const returned = async () => {
  const rows = await operator.database.select().from(account);
  const parts = new Set(withParts('house:returns'));
  return rows.filter(({ id }) => parts.has(id)).reduce((sum, { balance }) => sum + Number(balance), 0);
};
const broken = async () =>
  (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);

beforeAll(() => {
  service = () => Promise.resolve('confirmed');
});

describe('the gate', () => {
  const ask = (device: TestPlayer, kind: Addition) =>
    transact(operator.database, async (transaction) => {
      const own = await lockPlayer(transaction, device.userId);
      const amount = moneyFromPeso(100);
      return (await mayAdd(transaction, own, { kind, amount, nowMs: operator.nowMs }))?.reason;
    });
  const kinds = ['order', 'deposit', 'reward', 'round', 'own'] as const;
  const answers = async (device: TestPlayer) => {
    const found: string[] = [];
    for (const kind of kinds) found.push((await ask(device, kind)) ?? 'may');
    return found;
  };

  it('lets everything in, only what is own while away, and again from the very end on', async () => {
    const device = await newPlayer(operator);
    expect(await answers(device)).toEqual(['may', 'may', 'may', 'may', 'may']);
    await goAway(device);
    const away = ['accountSuspended', 'accountSuspended', 'accountSuspended', 'accountSuspended', 'may'];
    expect(await answers(device)).toEqual(away);
    operator.pass(dayS - 1);
    expect(await answers(device)).toEqual(away);
    operator.pass(1);
    expect(await answers(device)).toEqual(['may', 'may', 'may', 'may', 'may']);
    await change(device, { closedAtMs: operator.nowMs });
    const closed = ['accountClosed', 'accountClosed', 'accountClosed', 'accountClosed', 'may'];
    expect(await answers(device)).toEqual(closed);
  });

  it('is asked for every kind of movement, and what is free is what is own', () => {
    const free = Object.entries(additionOf).flatMap(([kind, asked]) => (asked === 'own' ? [kind] : []));
    const own: readonly MovementKind[] = [
      'bonus-own',
      'bonus-void',
      'deposit-return',
      'studio-out',
      // Of a ticket: its stake was asked for when it was bought.
      'win',
      'withdraw',
      'withdrawal-payout',
      'withdrawal-return',
    ];
    expect(free.toSorted()).toEqual([...own].toSorted());
  });
});

describe('the code', () => {
  const root = join(import.meta.dirname, '../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(root, name), 'utf8') }));
  const filesWith = (pattern: RegExp) =>
    sources
      .filter(({ text }) => pattern.test(text))
      .map(({ name }) => name)
      .toSorted();

  it('posts at one place, which the gate alone calls', () => {
    expect(filesWith(/INTO posting|insert\((?:journal|posting)\)/)).toEqual([
      // Parts once, when given money got accounts of its own.
      'database/migrations/bonus.ts',
      'ledger/post.ts',
    ]);
    expect(filesWith(/import \{[^}]*\bpost\b[^}]*\} from '[^']*ledger\/post'/)).toEqual([
      'rules/gate/postForPlayer.ts',
    ]);
    expect(filesWith(/SET balance|update\(account\)/)).toEqual([
      'database/migrations/accountsAndPayments.ts',
    ]);
  });
});

describe('who is away', () => {
  it('gets what is own: a withdrawal that the bank refuses', async () => {
    const device = await newPlayer(operator);
    await control('credit', { userId: device.userId, amount: 500 });
    await change(device, { depositCount: 1, kycState: 2 });
    const { orderid } = await device.withdraw({ amount: '100' });
    await goAway(device);
    const before = await device.call('getUserScore');
    await control('withdrawal', { orderId: orderid, state: 'rejected' });
    const after = await device.call('getUserScore');
    expect(after.data.Score - before.data.Score).toBe(scoreFromMoney(moneyFromPeso(100)));
  });
});

describe('a payment that may not be credited', () => {
  const start = async () => {
    const device = await newPlayer(operator);
    const { orderid } = await device.deposit({ amount: '500' });
    return { device, orderId: String(orderid) };
  };
  const rest = async (device: TestPlayer) =>
    expect((await device.call('rgBreak', { hours: 24 })).code).toBe(200);
  /** Signed in without proof, once the break is over. */
  const back = async ({ userId }: TestPlayer) => {
    operator.pass(dayS);
    const again = operator.guest();
    const { token } = await control('session', { userId });
    again.adopt({ code: 200, msg: '', replayed: false, data: { token, UserID: userId } });
    return again;
  };

  it('goes back: paid before the break, due after it began', async () => {
    const { device, orderId } = await start();
    const [before, sent] = [await accountsOf(device), await returned()];
    await control('order', { orderId, state: 'paid' });
    await rest(device);
    operator.pass(5);
    await settleDue(operator.operator);
    expect(await accountsOf(device)).toEqual(before);
    expect((await returned()) - sent).toBe(Number(moneyFromPeso(500)));
    expect(told.filter((order) => order === orderId)).toHaveLength(1);
    const again = await back(device);
    const [row] = (await again.call('getDepositLog', { logId: 0 })).data;
    expect(row).toMatchObject({ status: 2, step: 'returned', back: { state: 1 } });
    expect(row.note).toBe('Returned: your break or exclusion had begun.');
    const { data: order } = await again.call('orderInfo', { orderid: orderId }, { headers: { lang: 'tag' } });
    expect(order).toMatchObject({ status: 2, next: '', back: { state: 1 } });
    const mails = (await again.call('getMsgList', { id: 0 })).data;
    expect(JSON.stringify(mails)).toContain('Your deposit goes back to you');
    expect(await broken()).toEqual([]);
  });

  it('is never credited later, however often it is reported', async () => {
    const { device, orderId } = await start();
    await rest(device);
    expect(await orderOf(orderId)).toMatchObject({ status: 2, closedFor: 'away', returnedAtMs: null });
    const [before, sent] = [await accountsOf(device), await returned()];
    await control('order', { orderId, state: 'paid' });
    await control('order', { orderId, state: 'credited' });
    const again = await back(device);
    await control('order', { orderId, state: 'credited' });
    await settleDue(operator.operator);
    expect(await accountsOf(again)).toEqual(before);
    expect((await returned()) - sent).toBe(Number(moneyFromPeso(500)));
    expect(told.filter((order) => order === orderId)).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('to an account that was closed goes back, too', async () => {
    const { device, orderId } = await start();
    await control('order', { orderId, state: 'paid' });
    await change(device, { closedAtMs: operator.nowMs });
    operator.pass(5);
    await settleDue(operator.operator);
    expect(await orderOf(orderId)).toMatchObject({ status: 2, closedFor: 'closed' });
  });

  it('is handed to the payment service until that confirms it, and shown to the console after a day', async () => {
    const { device, orderId } = await start();
    await control('order', { orderId, state: 'paid' });
    await rest(device);
    service = () => Promise.reject(new Error('down'));
    const seen = async () => {
      const { orders } = await control('orders');
      return orders.find((order) => order.orderId === orderId)?.back;
    };
    operator.pass(5);
    expect(await seen()).toBe('open');
    const tries = () => told.filter((order) => order === orderId).length;
    expect(tries()).toBe(1);
    operator.pass(59);
    await settleDue(operator.operator);
    expect(tries()).toBe(1);
    service = () => Promise.resolve('unknown');
    operator.pass(1);
    await settleDue(operator.operator);
    expect(tries()).toBe(2);
    service = () => new Promise<never>(() => undefined);
    operator.pass(120);
    await settleDue(operator.operator);
    expect(tries()).toBe(3);
    operator.pass(dayS);
    expect(await seen()).toBe('late');
    service = () => Promise.resolve('confirmed');
    operator.pass(3600);
    await settleDue(operator.operator);
    expect(await seen()).toBe('done');
    const confirmed = tries();
    operator.pass(dayS);
    await settleDue(operator.operator);
    expect(tries()).toBe(confirmed);
  });

  const fails = async (orderId: string) => void (await control('order', { orderId, state: 'failed' }));
  const expires = async () => {
    operator.pass(3600);
    await settleDue(operator.operator);
  };

  it.each([
    ['failed', fails],
    ['expired', expires],
  ])('is none where the order %s by itself: what is paid late is credited, once', async (_, end) => {
    const { device, orderId } = await start();
    await end(orderId);
    expect(await orderOf(orderId)).toMatchObject({ status: 2, closedFor: '', returnedAtMs: null });
    const [before, sent] = [(await device.call('getUserScore')).data.Score, await returned()];
    expect(await control('order', { orderId, state: 'paid' })).toEqual({ ok: true, state: 'credited' });
    expect(await control('order', { orderId, state: 'credited' })).toEqual({ ok: true, state: 'credited' });
    expect(await orderOf(orderId)).toMatchObject({ status: 1, returnedAtMs: null });
    expect((await device.call('getUserScore')).data.Score - before).toBe(Number(moneyFromPeso(500)));
    expect(await returned()).toBe(sent);
    expect(await broken()).toEqual([]);
  });

  it('is one where the order failed by itself and its player is away when it is paid', async () => {
    const { device, orderId } = await start();
    await fails(orderId);
    await rest(device);
    const [before, sent] = [await accountsOf(device), await returned()];
    expect(await control('order', { orderId, state: 'paid' })).toEqual({
      ok: true,
      state: 'failed',
      back: 'open',
    });
    expect(await orderOf(orderId)).toMatchObject({ status: 2, closedFor: 'away' });
    expect(await accountsOf(device)).toEqual(before);
    expect((await returned()) - sent).toBe(Number(moneyFromPeso(500)));
    expect(await broken()).toEqual([]);
  });
});

it('an order that comes while a break begins is refused or closed', async () => {
  const device = await newPlayer(operator);
  await device.renewSecretKey();
  await Promise.all([
    ...Array.from({ length: 4 }, () => device.deposit({ amount: '100' })),
    device.call('rgBreak', { hours: 24 }),
    ...Array.from({ length: 4 }, () => device.deposit({ amount: '100' })),
  ]);
  const open = await operator.database.select().from(deposit).where(eq(deposit.playerId, device.userId));
  expect(open.filter(({ status }) => status === 0)).toEqual([]);
});
