import * as v from 'valibot';
import type { ControlContract } from './ControlContract';
import { amount, count, instantMs } from './fields';

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
const order = v.object({ ...shared, state: depositState });
export type Order = v.InferOutput<typeof order>;

/** Deposit orders, newest first, a page at a time; `before` is the `next` of the page before. */
export const ordersControl = {
  name: 'orders',
  request: page,
  response: v.object({ orders: v.array(order), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/** Moves a deposit order on: `paid` as the cashier does, `credited` at once, `failed`, or `left` without a word. */
export const orderControl = {
  name: 'order',
  request: v.object({
    orderId: v.string(),
    state: v.picklist(['paid', 'credited', 'failed', 'left']),
  }),
  response: v.object({ state: v.exactOptional(depositState) }),
} as const satisfies ControlContract;

const withdrawalState = v.picklist(['pending', 'complete', 'rejected']);
const withdrawal = v.object({
  ...shared,
  state: withdrawalState,
  /** Bank and account number, all but its end hidden. */
  account: v.string(),
  note: v.string(),
});
export type Payout = v.InferOutput<typeof withdrawal>;

/** Withdrawals, newest first, a page at a time. */
export const withdrawalsControl = {
  name: 'withdrawals',
  request: page,
  response: v.object({ withdrawals: v.array(withdrawal), next: v.exactOptional(count) }),
} as const satisfies ControlContract;

/** Ends a pending withdrawal: the money goes out, or back to the player with a note. Any other is left alone. */
export const withdrawalControl = {
  name: 'withdrawal',
  request: v.object({
    orderId: v.string(),
    state: v.picklist(['complete', 'rejected']),
    note: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  }),
  response: v.object({ state: withdrawalState }),
} as const satisfies ControlContract;
