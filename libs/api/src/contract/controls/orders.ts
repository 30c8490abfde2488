import * as v from 'valibot';
import { amount, type ControlContract, count, instantMs } from './fields';

const page = v.object({ before: v.exactOptional(count) });

const shared = {
  id: count,
  orderId: v.string(),
  userId: count,
  mode: v.string(),
  amount,
  createdAtMs: instantMs,
};

const depositState = v.picklist(['pending', 'crediting', 'credited', 'failed']);
/** Of a payment that went back: on its way, not confirmed for a day, or done. */
const back = v.exactOptional(v.picklist(['open', 'late', 'done']));
const order = v.object({
  ...shared,
  state: depositState,
  back,
});

/**
 * A deposit order; `amount` in ten-thousandths of a peso.
 *
 * @example
 * import { parse } from 'valibot';
 * const sent = { id: 1, orderId: 'D1', userId: 7, mode: 'gcash', amount: 5000000, createdAtMs: 0, state: 'pending' };
 * const order: Order | undefined = parse(ordersControl.response, { orders: [sent] }).orders[0];
 * order?.state; // => 'pending'
 */
export type Order = v.InferOutput<typeof order>;

/**
 * Deposit orders, newest first, a page at a time; `before` is the `next` of the page before.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(ordersControl.request, { before: 120 }); // => { before: 120 }
 */
export const ordersControl = {
  name: 'orders',
  request: page,
  response: v.object({ orders: v.array(order), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/**
 * Moves a deposit order on: `paid` as the cashier does, `credited` at once, `failed`, or `left` without a word. A payment
 * for an order that has ended unpaid is credited or goes back; the answer says which.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(orderControl.request, { orderId: 'D1', state: 'paid' }).state; // => 'paid'
 */
export const orderControl = {
  name: 'order',
  request: v.object({
    orderId: v.string(),
    state: v.picklist(['paid', 'credited', 'failed', 'left']),
  }),
  response: v.object({ state: v.exactOptional(depositState), back }),
} as const satisfies ControlContract;

const withdrawalState = v.picklist(['pending', 'complete', 'rejected']);
const withdrawal = v.object({
  ...shared,
  state: withdrawalState,
  /** Bank and account number, all but its end hidden. */
  account: v.string(),
  note: v.string(),
});

/**
 * A withdrawal, its account hidden but for the end; `amount` in ten-thousandths of a peso.
 *
 * @example
 * import { parse } from 'valibot';
 * const isOver = ({ state }: Payout) => state !== 'pending';
 * parse(withdrawalsControl.response, { withdrawals: [] }).withdrawals.filter(isOver); // => []
 */
export type Payout = v.InferOutput<typeof withdrawal>;

/**
 * Withdrawals, newest first, a page at a time.
 *
 * @example
 * import { parse } from 'valibot';
 * withdrawalsControl.name; // => 'withdrawals'
 * parse(withdrawalsControl.request, {}); // => {}
 */
export const withdrawalsControl = {
  name: 'withdrawals',
  request: page,
  response: v.object({ withdrawals: v.array(withdrawal), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/**
 * Ends a pending withdrawal: the money goes out, or back to the player with a note. Any other is left alone.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(withdrawalControl.request, { orderId: 'W1', state: 'rejected', note: 'Name differs.' }).state; // => 'rejected'
 */
export const withdrawalControl = {
  name: 'withdrawal',
  request: v.object({
    orderId: v.string(),
    state: v.picklist(['complete', 'rejected']),
    note: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  response: v.object({ state: withdrawalState }),
} as const satisfies ControlContract;
