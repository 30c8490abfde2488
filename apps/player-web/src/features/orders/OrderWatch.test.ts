import { OfflineError } from '@kislap/api';
import { epochMillisecondsFrom, epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { CreditedDeposit, PaymentOrder } from '@kislap/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountKeys } from '../../device/storage/accountKeys';
import { createDeviceStorage } from '../../device/storage/createDeviceStorage';
import { OrderWatch } from './OrderWatch';
import { createOwnOrders } from '../../device/orders/ownOrders';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { wait } from './orders';

const PLAYER = 7;

/** What the operator knows, which all tabs ask. */
class Operator {
  credits: CreditedDeposit[] = [];
  orders = new Map<string, PaymentOrder>();
  byKey = new Map<string, PaymentOrder>();
  isDown = false;
  questions = 0;

  credit(id: number, pesos: number, orderId: string): void {
    this.credits.push({ id, amount: moneyFromPeso(pesos), isFirst: false, orderId });
  }

  ask = async (afterId: number) => {
    this.questions += 1;
    if (this.isDown) throw new OfflineError('unreachable', { wasSent: true });
    return afterId < 0 ? this.credits.slice(-1) : this.credits.filter(({ id }) => id > afterId);
  };
}

function openTab(operator: Operator) {
  let isAway = false;
  let onAway = (): void => undefined;
  const news: string[] = [];
  const refreshed: number[] = [];
  const storage = createDeviceStorage(window.localStorage, window);
  const orders = createOwnOrders(storage);
  const watch = new OrderWatch({
    storage,
    orders,
    userId: () => PLAYER,
    now: () => epochMillisecondsFrom(Date.now()),
    elapsedMs: () => performance.now(),
    askCredits: operator.ask,
    askCreditedOrderIds: async () => [],
    askOrder: async (orderId) => operator.orders.get(orderId),
    lookUp: async ({ key }) => {
      if (operator.isDown) throw new OfflineError('unreachable', { wasSent: true });
      return operator.byKey.get(key);
    },
    wait,
    refresh: (_userId, cause) => void (cause !== 'orderChanged' && refreshed.push(Date.now())),
    isAway: () => isAway,
    onAwayChange: (listener) => (onAway = listener),
    takeTurn: (_name, _signal, work) => work(),
  });
  watch.subscribe((one) => {
    const subject =
      one.type === 'credited' ? `${one.deposit.id} for ${one.order?.key ?? 'nobody'}` : one.order.key;
    news.push(`${one.type} ${subject}`);
  });
  const setAway = (away: boolean) => {
    isAway = away;
    onAway();
  };
  return { watch, orders, news, refreshed, setAway, storage };
}

function deposit(key: string, pesos: number): OwnOrder {
  return {
    key,
    kind: 'deposit',
    state: 'sending',
    amount: moneyFromPeso(pesos),
    bonus: zeroMoney,
    channelName: 'Gcash',
    postedAt: epochMillisecondsFrom(Date.now()),
    isLate: false,
    saysPaid: false,
  };
}

/** Makes a deposit as the form does. */
async function post({ watch }: ReturnType<typeof openTab>, key: string, pesos: number): Promise<void> {
  expect(watch.reserve(PLAYER, deposit(key, pesos))).toBe(true);
  await watch.begin(PLAYER, deposit(key, pesos));
  watch.placed(PLAYER, key, { orderId: key.toUpperCase() });
}

const order = (orderId: string, own: Partial<PaymentOrder>): PaymentOrder => ({
  orderId,
  kind: 'deposit',
  amount: moneyFromPeso(500),
  status: 'pending',
  step: 'ready',
  at: epochSecondsFrom(1_767_196_800),
  ...own,
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let operator: Operator;

beforeEach(() => {
  window.localStorage.clear();
  operator = new Operator();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a deposit is announced once, and only its own dialog closes', () => {
  it('when another phone’s was credited since the last look: that one only refreshes the balance', async () => {
    operator.credit(47, 50, 'OLD');
    const tab = openTab(operator);
    tab.storage.write(accountKeys.announcedDeposit(PLAYER), 47);
    operator.credit(48, 200, 'OTHER');
    await post(tab, 'd1', 1000);
    await pass(60_000);
    expect(tab.news).toEqual([]);
    expect(tab.refreshed).toHaveLength(1);
    operator.credit(49, 1000, 'D1');
    await pass(4_000);
    expect(tab.news).toEqual(['credited 49 for d1']);
    expect(tab.refreshed).toHaveLength(2);
  });

  it('when another one is credited while it is unpaid', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    operator.credit(1, 200, 'OTHER');
    await pass(4_000);
    expect(tab.news).toEqual(['credited 1 for nobody']);
    operator.credit(2, 500, 'D1');
    await pass(4_000);
    expect(tab.news).toEqual(['credited 1 for nobody', 'credited 2 for d1']);
  });

  it.each([
    ['D1', 'D2'],
    ['D2', 'D1'],
  ])('when two are under way and %s is paid before %s', async (first, second) => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    await post(tab, 'd2', 500);
    operator.credit(1, 500, first);
    await pass(30_000);
    operator.credit(2, 500, second);
    await pass(4_000);
    expect(tab.news).toEqual([
      `credited 1 for ${first.toLowerCase()}`,
      `credited 2 for ${second.toLowerCase()}`,
    ]);
  });

  it('when one is paid after its ten minutes, the next is still waited for', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    await pass(601_000);
    expect(tab.news).toEqual(['late d1']);
    await post(tab, 'd2', 700);
    operator.credit(1, 500, 'D1');
    await pass(4_000);
    operator.credit(2, 700, 'D2');
    await pass(4_000);
    expect(tab.news).toEqual(['late d1', 'credited 1 for d1', 'credited 2 for d2']);
  });

  it('when it is credited while the next one looks where the record stands', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    await pass(2_500);
    tab.watch.stop();
    operator.credit(1, 500, 'D1');
    await post(tab, 'd2', 700);
    operator.credit(2, 700, 'D2');
    await pass(4_000);
    expect(tab.news).toEqual(['credited 1 for d1', 'credited 2 for d2']);
  });
});

describe('the watch', () => {
  it('stops asking when nothing is awaited and one answer was empty', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    operator.credit(1, 500, 'D1');
    await pass(10_000);
    const { questions } = operator;
    await pass(600_000);
    expect(operator.questions).toBe(questions);
    expect(tab.orders.list(PLAYER)).toEqual([]);
  });

  it('sends nothing when the operator does not tell the latest deposit', async () => {
    operator.isDown = true;
    const { watch } = openTab(operator);
    watch.reserve(PLAYER, deposit('d1', 500));
    await expect(watch.begin(PLAYER, deposit('d1', 500))).rejects.toThrow('unreachable');
  });

  it('lets nothing else of the kind be sent while one is under way, in any tab', async () => {
    const [here, there] = [openTab(operator), openTab(operator)];
    expect(here.watch.reserve(PLAYER, deposit('d1', 500))).toBe(true);
    expect(there.watch.reserve(PLAYER, deposit('d2', 500))).toBe(false);
    expect(there.watch.reserve(PLAYER, { ...deposit('w1', 500), kind: 'withdrawal' })).toBe(true);
    here.watch.dropped(PLAYER, 'd1');
    expect(there.watch.reserve(PLAYER, deposit('d2', 500))).toBe(true);
  });

  it('asks nothing while hidden, and at once on return', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    await pass(1_000);
    tab.setAway(true);
    await pass(1_000);
    const { questions } = operator;
    operator.credit(1, 500, 'D1');
    await pass(60_000);
    expect(operator.questions).toBe(questions);
    tab.setAway(false);
    await pass(100);
    expect(tab.news).toEqual(['credited 1 for d1']);
  });

  it('goes on after a reload, and after an operator that was down', async () => {
    const before = openTab(operator);
    await post(before, 'd1', 500);
    before.watch.stop();
    const after = openTab(operator);
    after.watch.resume();
    operator.isDown = true;
    await pass(60_000);
    operator.credit(1, 500, 'D1');
    operator.isDown = false;
    await pass(31_000);
    expect(after.news).toEqual(['credited 1 for d1']);
    expect(before.news).toEqual([]);
  });

  it('tells when a deposit has expired, and forgets it', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    operator.orders.set('D1', order('D1', { status: 'failed', step: 'expired' }));
    await pass(61_000);
    expect(tab.news).toEqual(['over d1']);
    expect(tab.orders.list(PLAYER)).toEqual([]);
  });

  it.each([
    ['ready', 1_767_197_000],
    ['paid', undefined],
  ] as const)('remembers of a deposit that is %s until when it could be paid: %s', async (step, payUntil) => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    const made = tab.orders.find(PLAYER, 'd1');
    const pay = { payUrl: 'https://pay.example.com/1', payUntil: epochSecondsFrom(1_767_197_000) };
    if (made) tab.orders.save(PLAYER, { ...made, ...pay });
    operator.orders.set('D1', order('D1', { step }));
    await pass(60_000);
    expect(tab.orders.find(PLAYER, 'd1')?.payUrl).toBeUndefined();
    expect(tab.orders.find(PLAYER, 'd1')?.payUntil).toBe(payUntil);
  });

  it('forgets what was not settled for a week, and begins anew when the clock goes back', async () => {
    const tab = openTab(operator);
    await post(tab, 'd1', 500);
    tab.watch.stop();
    vi.setSystemTime(Date.now() - 86_400_000);
    tab.watch.resume();
    await pass(10);
    expect(tab.orders.find(PLAYER, 'd1')?.postedAt).toBeLessThanOrEqual(Date.now());
    tab.watch.stop();
    vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1_000);
    tab.watch.resume();
    await pass(10);
    expect(tab.orders.list(PLAYER)).toEqual([]);
  });
});

describe('a payment without an answer', () => {
  it('is looked for until it is found, over a reload', async () => {
    const before = openTab(operator);
    before.watch.reserve(PLAYER, deposit('d1', 500));
    await before.watch.begin(PLAYER, deposit('d1', 500));
    before.watch.unanswered(PLAYER, 'd1');
    await pass(5_000);
    expect(before.orders.find(PLAYER, 'd1')?.state).toBe('unknown');
    before.watch.stop();
    const after = openTab(operator);
    operator.byKey.set('d1', order('D1', {}));
    after.watch.resume();
    await pass(30_000);
    expect(after.news).toEqual(['found d1']);
    expect(after.orders.find(PLAYER, 'd1')).toMatchObject({ state: 'placed', orderId: 'D1' });
  });

  it('that turns out to be credited is announced as such, and not as made', async () => {
    const tab = openTab(operator);
    tab.watch.reserve(PLAYER, deposit('d1', 500));
    await tab.watch.begin(PLAYER, deposit('d1', 500));
    tab.watch.unanswered(PLAYER, 'd1');
    const credited = order('D1', { status: 'complete', step: 'credited' });
    operator.byKey.set('d1', credited);
    operator.orders.set('D1', credited);
    operator.credit(1, 500, 'D1');
    await pass(65_000);
    expect(tab.news.filter((one) => !one.startsWith('credited 1'))).toEqual([]);
    expect(tab.orders.list(PLAYER)).toEqual([]);
  });

  it('for a withdrawal is settled when it is found', async () => {
    const tab = openTab(operator);
    const withdrawal = { ...deposit('w1', 500), kind: 'withdrawal' as const };
    tab.watch.reserve(PLAYER, withdrawal);
    await tab.watch.begin(PLAYER, withdrawal);
    tab.watch.unanswered(PLAYER, 'w1');
    operator.byKey.set('w1', order('W1', { kind: 'withdrawal', step: 'review' }));
    await pass(10_000);
    expect(tab.news).toEqual(['found w1']);
    expect(tab.orders.list(PLAYER)).toEqual([]);
    expect(tab.refreshed).toHaveLength(1);
  });
});

describe('news that comes before anybody can tell it', () => {
  it('is told once the announcer is there, and once only', async () => {
    const operator = new Operator();
    const tab = openTab(operator);
    await tab.watch.begin(PLAYER, deposit('k1', 500));
    tab.watch.placed(PLAYER, 'k1', { orderId: 'D1' });
    operator.credit(1, 500, 'D1');
    await vi.waitFor(() => expect(tab.news).toEqual(['credited 1 for k1']), { timeout: 4_000 });
    const told: string[] = [];
    tab.watch.announceTo(({ type }) => void told.push(type));
    expect(told).toEqual(['credited']);
    tab.watch.announceTo(({ type }) => void told.push(type));
    expect(told).toEqual(['credited']);
  });
});
