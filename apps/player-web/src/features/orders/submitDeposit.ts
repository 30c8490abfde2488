import { AnswerError, isUnexpectedError, OfflineError } from '@kislap/api';
import type { CallOptions, DepositOrder, DepositRecord, PaymentOutcome, PlacedDeposit } from '@kislap/api';
import { epochMillisecondsFrom, openDepositOf, safeExternalUrl } from '@kislap/domain';
import type { EpochMilliseconds, EpochSeconds, Money, OrderStep } from '@kislap/domain';
import type { OrderWatch } from './OrderWatch';
import type { OpenDeposit } from '../../navigation/overlays/OverlayMap';
import type { OwnOrder, OwnOrders } from '../../device/orders/ownOrders';

/** How an attempt to deposit ended. */
export type DepositAttempt =
  /** The operator waits for the payment. */
  | { readonly type: 'placed'; readonly order: OwnOrder }
  /** Nothing was sent: another deposit is being sent, or it is not known what became of it. */
  | { readonly type: 'underWay' }
  /** Nothing was sent: a deposit of this amount is open, and paying both may be paying twice. */
  | { readonly type: 'alreadyOpen'; readonly open: OpenDeposit }
  /** The operator answered no, in its own words ('' when it gave none). */
  | { readonly type: 'refused'; readonly refusal: AnswerError }
  /** The balance could not be asked for: the session has ended. */
  | { readonly type: 'signedOut' }
  /** Nothing was sent. */
  | { readonly type: 'unreachable' }
  /** The operator's pay address leads somewhere the app must not open. */
  | { readonly type: 'unsafeLink' }
  /** Sent, and no readable answer came. The watch goes on asking what became of it. */
  | { readonly type: 'unknown'; readonly order: OwnOrder; readonly message?: string };

/** What a deposit is shown with later. */
interface DepositLook {
  readonly channelName: string;
  readonly bonus: Money;
}

interface DepositPorts {
  readonly watch: OrderWatch;
  readonly orders: OwnOrders;
  readonly now: () => EpochMilliseconds;
  readonly serverNow: () => EpochMilliseconds;
  readonly newKey: () => string;
  readonly getBalance: (options: CallOptions) => Promise<Money>;
  readonly getDepositLog: (options: CallOptions) => Promise<readonly DepositRecord[]>;
  readonly placeDeposit: (
    order: DepositOrder,
    options: CallOptions,
  ) => Promise<PaymentOutcome<PlacedDeposit>>;
}

interface DepositRequest {
  readonly order: DepositOrder;
  readonly look: DepositLook;
  /** The player was asked about the open deposit of this amount and wants another one. */
  readonly isAnother: boolean;
}

/**
 * Makes a deposit: remembers it under its idempotency key, asks for the balance, looks for an open one of the same
 * amount, then signs and posts it once.
 */
export async function submitDeposit(
  request: DepositRequest,
  ports: DepositPorts,
  options: CallOptions,
): Promise<DepositAttempt> {
  const { order, look } = request;
  const { watch, now, newKey } = ports;
  const { userId } = order;
  const own: OwnOrder = {
    key: newKey(),
    kind: 'deposit',
    state: 'sending',
    amount: order.amount,
    ...look,
    postedAt: now(),
    isLate: false,
    saysPaid: false,
  };
  if (!watch.reserve(userId, own)) return { type: 'underWay' };
  let isReady = false;
  try {
    const refused = await prepare(request, own, ports, options);
    if (refused !== undefined) return refused;
    isReady = true;
  } finally {
    if (!isReady) watch.dropped(userId, own.key);
  }
  return post(order, own, ports, options);
}

/** Everything before the post; what it answers, nothing was sent. */
async function prepare(
  { order, isAnother }: DepositRequest,
  own: OwnOrder,
  ports: DepositPorts,
  options: CallOptions,
): Promise<DepositAttempt | undefined> {
  try {
    const asked = await askFirst(order, own, ports, options);
    if ('type' in asked) return asked;
    if (asked.open !== undefined && !isAnother) return { type: 'alreadyOpen', open: asked.open };
    await ports.watch.begin(order.userId, own);
    return undefined;
  } catch (error) {
    return failedBefore(error);
  }
}

async function post(
  order: DepositOrder,
  own: OwnOrder,
  { watch, orders, placeDeposit }: DepositPorts,
  options: CallOptions,
): Promise<DepositAttempt> {
  const { userId } = order;
  try {
    const outcome = await placeDeposit(order, { ...options, idempotencyKey: own.key });
    if (outcome.type === 'unknown') {
      watch.unanswered(userId, own.key);
      const { message } = outcome;
      return { type: 'unknown', order: own, ...(message !== undefined && { message }) };
    }
    if (outcome.type === 'refused') {
      watch.dropped(userId, own.key);
      return { type: 'refused', refusal: outcome.refusal };
    }
    const place = placeIn(outcome.accepted);
    watch.placed(userId, own.key, place);
    if (place.payUrl === undefined) return { type: 'unsafeLink' };
    return { type: 'placed', order: orders.find(userId, own.key) ?? { ...own, ...place, state: 'placed' } };
  } catch (error) {
    // An error of the client says that nothing was posted: the secret to sign with could not be had.
    if (isUnexpectedError(error)) watch.unanswered(userId, own.key);
    else watch.dropped(userId, own.key);
    return failedBefore(error);
  }
}

type Asked = { readonly open: OpenDeposit | undefined };

async function askFirst(
  order: DepositOrder,
  { key: ownKey }: OwnOrder,
  ports: DepositPorts,
  options: CallOptions,
): Promise<Asked | DepositAttempt> {
  const { orders, now } = ports;
  const listOwn = () =>
    orders.list(order.userId).filter(({ kind, key }) => kind === 'deposit' && key !== ownKey);
  // One that is credited while this is asked was open when Submit was pressed.
  const whenPressed = listOwn();
  const [balance, records] = await Promise.allSettled([
    ports.getBalance({ onSlow: options.onSlow, signal: options.signal }),
    ports.getDepositLog({ attempts: 1, signal: options.signal }),
  ]);
  if (balance.status === 'rejected') {
    if (isUnexpectedError(balance.reason)) throw balance.reason;
    return { type: balance.reason instanceof OfflineError ? 'unreachable' : 'signedOut' };
  }
  const own = [...new Map([...whenPressed, ...listOwn()].map((one) => [one.key, one])).values()];
  // Without the record, deposits made on other devices are not known of; this device's are.
  const recorded = records.status === 'fulfilled' ? records.value : [];
  const skewMs = ports.serverNow() - now();
  const known = new Set(own.map(({ orderId }) => orderId));
  const elsewhere = recorded.filter((record) => isOpen(record) && !known.has(record.orderId));
  const open = [...own.map(openOwn), ...elsewhere.map((record) => openRecorded(record, skewMs))];
  return { open: openDepositOf(order.amount, open, now()) };
}

const openSteps: ReadonlySet<OrderStep> = new Set(['placed', 'ready', 'unsure']);
const isOpen = ({ status, step }: DepositRecord) => status === 'pending' && openSteps.has(step);

const openOwn = ({ amount, postedAt, orderId, key }: OwnOrder): OpenDeposit => ({
  amount,
  madeAt: postedAt,
  orderId,
  key,
});

const openRecorded = ({ amount, at, orderId }: DepositRecord, skewMs: number): OpenDeposit => ({
  amount,
  madeAt: epochMillisecondsFrom(at * 1000 - skewMs),
  orderId,
  key: undefined,
});

function placeIn({ payUrl: sent, orderId, payUntil }: PlacedDeposit): {
  readonly orderId?: string;
  readonly payUrl?: string;
  readonly payUntil?: EpochSeconds;
} {
  const address = sent.trim();
  // An empty one would lead to the app itself.
  const payUrl = address === '' ? undefined : safeExternalUrl(address, window.location.origin);
  return {
    ...(orderId !== undefined && { orderId }),
    ...(payUrl !== undefined && { payUrl }),
    ...(payUntil !== undefined && { payUntil }),
  };
}

/** @throws the error itself when it is a mistake in the program */
function failedBefore(error: unknown): DepositAttempt {
  if (isUnexpectedError(error)) throw error;
  return error instanceof AnswerError ? { type: 'refused', refusal: error } : { type: 'unreachable' };
}
