import type { Context, Hono } from 'hono';
import { sendOperatorPage } from '../pages/pageHeaders';
import { requestLocale } from '../pages/pageLocale';
import type { Services } from '../services';
import { cashierNotice, cashierPage } from './cashierPage';
import { type CashierOrder, isPayable } from './cashierService';

type CashierServices = Pick<Services, 'cashier' | 'clock' | 'hasSeededOutcomes'>;

/** Mounts the page on which a deposit order is paid. */
export function cashierRoutes(app: Hono, services: CashierServices): void {
  const { cashier, clock } = services;
  const viewerOf = (context: Context) => ({
    locale: requestLocale(context),
    hasSeededOutcomes: services.hasSeededOutcomes,
  });
  const sendNotice = (context: Context, subject: 'unknown' | 'foreign', status: 403 | 404) =>
    sendOperatorPage(context, cashierNotice({ ...viewerOf(context), subject }), status);

  // No number holds one, and the database takes none.
  app.use('/sandbox/cashier/:orderId/*', (context, next) =>
    context.req.param('orderId').includes('\0')
      ? Promise.resolve(sendNotice(context, 'unknown', 404))
      : next(),
  );

  app.get('/sandbox/cashier/:orderId', async (context) => {
    const order = await cashier.findOrder(context.req.param('orderId'));
    if (!order) return sendNotice(context, 'unknown', 404);
    const view = { ...viewerOf(context), order, nowMs: clock.nowMs() };
    const isLeaving = context.req.query('left') === '1';
    return sendOperatorPage(context, cashierPage({ ...view, isLeaving }));
  });

  app.get('/sandbox/cashier/:orderId/state', async (context) => {
    const order = await cashier.findOrder(context.req.param('orderId'));
    return context.json({ state: order?.state ?? 'unknown' }, 200, { 'cache-control': 'no-store' });
  });

  app.post('/sandbox/cashier/:orderId', async (context) => {
    if (isForeignPost(context)) return sendNotice(context, 'foreign', 403);
    const { action } = await context.req.parseBody();
    const order = await act(services, context.req.param('orderId'), action);
    if (!order) return sendNotice(context, 'unknown', 404);
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
