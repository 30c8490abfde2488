import type { Context, Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { sendOperatorPage } from '../pages/sendOperatorPage';
import type { CashierOrder } from '../services/CashierOrder';
import type { Services } from '../services';
import { cashierNotice } from './cashierNotice';
import { cashierPage } from './cashierPage';
import { isPayable } from './isPayable';

type CashierServices = Pick<Services, 'cashier' | 'clock'>;

/** Mounts the page on which a deposit order is paid. */
export function cashierRoutes(app: Hono, services: CashierServices): void {
  const { cashier, clock } = services;

  app.get('/sandbox/cashier/:orderId', async (context) => {
    const order = await cashier.findOrder(context.req.param('orderId'));
    const locale = requestLocale(context);
    if (!order) return sendOperatorPage(context, cashierNotice(locale, 'unknown'), 404);
    const isLeaving = context.req.query('left') === '1';
    return sendOperatorPage(context, cashierPage({ locale, order, nowMs: clock.nowMs(), isLeaving }));
  });

  app.get('/sandbox/cashier/:orderId/state', async (context) => {
    const order = await cashier.findOrder(context.req.param('orderId'));
    return context.json({ state: order?.state ?? 'unknown' }, 200, { 'cache-control': 'no-store' });
  });

  app.post('/sandbox/cashier/:orderId', async (context) => {
    if (isForeignPost(context)) {
      return sendOperatorPage(context, cashierNotice(requestLocale(context), 'foreign'), 403);
    }
    const { action } = await context.req.parseBody();
    const order = await act(services, context.req.param('orderId'), action);
    if (!order) return sendOperatorPage(context, cashierNotice(requestLocale(context), 'unknown'), 404);
    return context.redirect(addressOf(context, order, action), 303);
  });
}

/** Every action leaves an order alone that can no longer be paid, so doing it twice is doing it once. */
async function act({ cashier, clock }: CashierServices, orderId: string, action: unknown) {
  const order = await cashier.findOrder(orderId);
  if (!order || !isPayable(order, clock.nowMs())) return order;
  if (action === 'pay') return cashier.pay(orderId);
  if (action === 'fail') return cashier.fail(orderId);
  return action === 'leave' ? cashier.leave(orderId) : order;
}

/** Where to show the order after an action: the same page, so that a reload never sends the form again. */
function addressOf(context: Context, order: CashierOrder, action: unknown): string {
  const query = new URLSearchParams();
  const lang = context.req.query('lang');
  if (lang) query.set('lang', lang);
  if (action === 'leave' && order.state === 'pending') query.set('left', '1');
  return `/sandbox/cashier/${encodeURIComponent(order.orderId)}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Browsers say where a form was sent from; only the cashier's own page may act on an order. */
function isForeignPost(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
