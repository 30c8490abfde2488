import type { Money } from '../money';
import type { RecordStatus } from '../records';
import type { EpochSeconds } from '../time/internal';

/**
 * The step of an order. Deposit: `ready` to be paid, `paid`, then `credited`, or `expired`, `refused`, `closed`
 * (unpaid, by a limit or an absence of its player), `returned`. Withdrawal: `asked`, `review`, `sent`, `done`, or
 * `rejected`, `stopped`, `reversed`. `unsure`: the payment service has not said.
 *
 * @example
 * const step: OrderStep = orderStep('ready', 'deposit', 'pending');
 * step; // => 'ready'
 */
export type OrderStep =
  | 'placed'
  | 'ready'
  | 'unsure'
  | 'paid'
  | 'credited'
  | 'expired'
  | 'refused'
  | 'closed'
  | 'returned'
  | 'asked'
  | 'review'
  | 'changed'
  | 'approved'
  | 'sent'
  | 'done'
  | 'rejected'
  | 'stopped'
  | 'reversed';

/** The steps that each kind of order can come to. */
const stepsOf: Readonly<Record<'deposit' | 'withdrawal', readonly OrderStep[]>> = {
  deposit: ['placed', 'ready', 'unsure', 'paid', 'credited', 'expired', 'refused', 'closed', 'returned'],
  withdrawal: [
    'asked',
    'review',
    'changed',
    'approved',
    'sent',
    'unsure',
    'done',
    'rejected',
    'stopped',
    'reversed',
  ],
};

/** Where an order of each kind stands when its status is all that is known. */
const stepOfStatus = {
  deposit: { pending: 'ready', complete: 'credited', failed: 'refused' },
  withdrawal: { pending: 'review', complete: 'done', failed: 'rejected' },
} as const satisfies Record<string, Record<RecordStatus, OrderStep>>;

/**
 * The step that an operator names. One that is missing, or that an order of this kind never comes to, is told by the
 * status.
 *
 * @see docs/rules.md#payment-orders
 * @example
 * orderStep('expired', 'deposit', 'failed'); // => 'expired'
 * orderStep('', 'withdrawal', 'pending'); // => 'review'
 * orderStep('asked', 'withdrawal', 'pending'); // => 'review'
 */
export function orderStep(named: string, kind: 'deposit' | 'withdrawal', status: RecordStatus): OrderStep {
  // That it was asked for and that it is looked at is one step until it is decided.
  if (named === 'asked') return stepOfStatus[kind][status];
  return stepsOf[kind].find((step) => step === named) ?? stepOfStatus[kind][status];
}

/**
 * Whether an order of this kind can come to the step that an operator names.
 *
 * @see docs/rules.md#payment-orders
 * @example
 * isOrderStep('sent', 'withdrawal'); // => true
 * isOrderStep('sent', 'deposit'); // => false
 */
export function isOrderStep(named: string, kind: 'deposit' | 'withdrawal'): named is OrderStep {
  return stepsOf[kind].some((step) => step === named);
}

/**
 * A step that an order has come to, and when.
 *
 * @example
 * const event: OrderEvent = { step: 'paid', at: epochSecondsFrom(1_767_196_800) };
 * event.step; // => 'paid'
 */
export interface OrderEvent {
  readonly step: OrderStep;
  /** When it came to this step. */
  readonly at: EpochSeconds;
}

/**
 * One deposit or withdrawal order as the operator tells it.
 *
 * @example
 * const order: PaymentOrder = {
 *   orderId: 'D1', kind: 'deposit', amount: moneyFromPeso(500), status: 'pending', step: 'ready',
 *   at: epochSecondsFrom(1_767_196_800),
 * };
 * order.pay; // => undefined
 */
export interface PaymentOrder {
  readonly orderId: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly amount: Money;
  /** What was ordered, where another amount arrived. */
  readonly orderedAmount?: Money;
  readonly status: RecordStatus;
  readonly step: OrderStep;
  /** When it came to this step. */
  readonly at: EpochSeconds;
  /** Where it is paid, and until when; missing when it cannot be paid. The address is as sent: check before opening. */
  readonly pay?: { readonly url: string; readonly until: EpochSeconds };
  /** The operator's words about it. */
  readonly note?: string;
  /** The steps it has come to, oldest first; missing where the operator does not tell them. */
  readonly events?: readonly OrderEvent[];
}
