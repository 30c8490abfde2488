import { modeOrder, moneyFromPeso, payModes, zeroMoney } from '@kislap/domain';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cashierRoutes } from './cashierRoutes';
import type { CashierOrder } from './cashierService';

const minuteMs = 60_000;
const openedAtMs = Date.UTC(2026, 10, 21, 4);

const pending: CashierOrder = {
  orderId: 'D1',
  state: 'pending',
  mode: 'gcash',
  channelName: 'Gcash <A>',
  amount: moneyFromPeso(1234.5),
  bonus: zeroMoney,
  bankCode: '',
  accountName: '',
  createdAtMs: openedAtMs,
  expiresAtMs: openedAtMs + 30 * minuteMs,
};

let order: CashierOrder;
let nowMs: number;
let app: Hono;
let hasSeededOutcomes: boolean;
const asked: string[] = [];
const pay = vi.fn(() => {
  order = { ...order, state: 'crediting' };
  return Promise.resolve(order);
});

beforeEach(() => {
  order = pending;
  nowMs = openedAtMs;
  pay.mockClear();
  hasSeededOutcomes = false;
  app = new Hono();
  const keep = () => Promise.resolve(order);
  asked.length = 0;
  const findOrder = (orderId: string) => {
    asked.push(orderId);
    return Promise.resolve(orderId === order.orderId ? order : undefined);
  };
  cashierRoutes(app, {
    clock: { nowMs: () => nowMs },
    get hasSeededOutcomes() {
      return hasSeededOutcomes;
    },
    cashier: { findOrder, pay, fail: keep, leave: keep },
  });
});

async function page(path = '/sandbox/cashier/D1', headers: Record<string, string> = {}): Promise<string> {
  return (await app.request(path, { headers })).text();
}

function act(action: string, headers: Record<string, string> = {}, query = '') {
  return app.request(`/sandbox/cashier/D1${query}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ action }),
  });
}

describe('the cashier page', () => {
  it('shows amount, order number and the fifteen minutes that are left', async () => {
    const html = await page();
    expect(html).toContain('₱1,234.50');
    expect(html).toContain('D1');
    expect(html).toContain('data-countdown="900000">15:00<');
  });

  it('counts from when the order was made, not from when the page was opened', async () => {
    nowMs += 10 * minuteMs;
    expect(await page()).toContain('>5:00<');
  });

  it('always carries the play-money mark and the age line', async () => {
    for (const state of ['pending', 'crediting', 'credited', 'failed'] as const) {
      order = { ...pending, state };
      const html = await page();
      expect(html).toContain('class="play-money"');
      expect(html).toContain('21+');
    }
  });

  it('says on every page that outcomes are seeded, and only when they are', async () => {
    const foreign = async () => (await act('pay', { 'sec-fetch-site': 'cross-site' })).text();
    for (const open of [page, () => page('/sandbox/cashier/nobody'), foreign]) {
      hasSeededOutcomes = true;
      expect(await open()).toContain('Seeded outcomes: for tests');
      hasSeededOutcomes = false;
      expect(await open()).not.toContain('Seeded');
    }
  });

  it('speaks the language of the address, the cookie or the browser', async () => {
    expect(await page('/sandbox/cashier/D1?lang=tag')).toContain('<html lang="fil">');
    expect(await page('/sandbox/cashier/D1', { cookie: 'i18n_redirected=tag' })).toContain('Magbayad');
  });

  it('escapes what came from elsewhere', async () => {
    expect(await page()).toContain('Gcash &lt;A&gt;');
  });

  it.each([...modeOrder.filter((mode) => payModes[mode].payment === 'app'), 'newpay'])(
    'shows a drawing that is there for %s',
    async (mode) => {
      order = { ...pending, mode };
      const [, picture] = /\/sandbox\/(art\/pay\/\w+\.svg)/.exec(await page()) ?? [];
      expect(picture).toBeDefined();
      expect(existsSync(new URL(`../../../public/${picture}`, import.meta.url))).toBe(true);
    },
  );

  it('draws a QR code for QR Ph, and account lines for a bank transfer', async () => {
    order = { ...pending, mode: 'qrph' };
    expect(await page()).toContain('aria-label="QR code of the order number"');
    expect(await page()).toContain('data-save-qr="D1"');
    order = { ...pending, mode: 'banktransfer', accountName: 'Juan dela Cruz' };
    const html = await page();
    expect(html).toContain('Juan dela Cruz');
    expect(html).toContain('data-copy="1234.5"');
  });

  it('answers 404 with a page for an order that nobody made', async () => {
    const answer = await app.request('/sandbox/cashier/none');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Order not found');
  });

  it('looks again by itself while a payment is on its way, even without script', async () => {
    order = { ...pending, state: 'crediting' };
    expect(await page()).toContain('<noscript><meta http-equiv="refresh" content="2" /></noscript>');
  });

  it('is kept by nobody and framed by nobody', async () => {
    const { headers } = await app.request('/sandbox/cashier/D1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it.each(['GET', 'POST'])('asks the database for no number with a NUL in it (%s)', async (method) => {
  const body = new URLSearchParams({ action: 'pay' });
  const request = method === 'POST' ? { method, body } : { method };
  expect((await app.request('/sandbox/cashier/D1%00', request)).status).toBe(404);
  expect(asked).toEqual([]);
});

describe('paying at the cashier', () => {
  it('shows the order again after paying, so that a reload pays nothing', async () => {
    const answer = await act('pay', {}, '?lang=tag');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sandbox/cashier/D1?lang=tag');
  });

  it('pays once however often the button is tapped', async () => {
    await Promise.all([act('pay'), act('pay')]);
    await act('pay');
    expect(pay.mock.calls.length).toBeLessThanOrEqual(2);
    expect(order.state).toBe('crediting');
  });

  it('takes no payment after fifteen minutes and says so', async () => {
    nowMs += 15 * minuteMs;
    await act('pay');
    expect(pay).not.toHaveBeenCalled();
    expect(await page()).toContain('Time is up');
  });

  it('says that an order stays open when it is left pending', async () => {
    const answer = await act('leave');
    const html = await page(answer.headers.get('location') ?? '');
    expect(html).toContain('Left pending');
    expect(html).toContain('12:15:00');
  });

  it('does nothing for a form that another website sends', async () => {
    const answer = await act('pay', { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(pay).not.toHaveBeenCalled();
  });

  it('tells the page how the order stands', async () => {
    expect(await (await app.request('/sandbox/cashier/D1/state')).json()).toEqual({ state: 'pending' });
  });
});
