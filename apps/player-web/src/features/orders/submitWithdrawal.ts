import { isUnexpectedError } from '@kislap/api';
import type { AcceptedWithdrawal, CallOptions, PaymentOutcome, WithdrawalOrder } from '@kislap/api';
import { checkCash, checkWithdrawalAmount, checkWithdrawalDay, zeroMoney } from '@kislap/domain';
import type {
  CashCheck,
  EpochMilliseconds,
  WithdrawalContext,
  WithdrawalDay,
  WithdrawalProblem,
} from '@kislap/domain';
import type { SentWithdrawals } from './sentWithdrawals';
import type { OrderWatch } from './OrderWatch';
import type { OwnOrder } from '../../device/orders/ownOrders';

/** How an attempt to withdraw ended. */
export type WithdrawalAttempt =
  /** The operator has taken it, with its own words ('' when it gave none). */
  | { readonly type: 'accepted'; readonly accepted: AcceptedWithdrawal }
  | { readonly type: 'stopped'; readonly problem: WithdrawalProblem }
  /** Nothing was sent: another one is being sent, or it is not known what became of it. */
  | { readonly type: 'underWay' }
  /** The operator answered no, or nothing was sent. */
  | { readonly type: 'failed'; readonly error: unknown }
  /** Sent, and no readable answer came. The watch goes on asking what became of it. */
  | { readonly type: 'unknown'; readonly order: OwnOrder; readonly message?: string };

interface WithdrawalPorts {
  readonly watch: OrderWatch;
  readonly now: () => EpochMilliseconds;
  readonly newKey: () => string;
  readonly sent: Pick<SentWithdrawals, 'note' | 'forget'>;
  readonly getCashCheck: (options: CallOptions) => Promise<CashCheck & { readonly today?: WithdrawalDay }>;
  readonly requestWithdrawal: (
    order: WithdrawalOrder,
    options: CallOptions,
  ) => Promise<PaymentOutcome<AcceptedWithdrawal>>;
}

/**
 * Makes a withdrawal: checks it, remembers it under its idempotency key, checks the rest against the operator's fresh
 * facts, then signs and posts it once.
 */
export async function submitWithdrawal(
  order: WithdrawalOrder,
  context: WithdrawalContext,
  ports: WithdrawalPorts,
  options: CallOptions = {},
): Promise<WithdrawalAttempt> {
  const onDevice = checkWithdrawalAmount(order.amount, context);
  if (!onDevice.ok) return { type: 'stopped', problem: onDevice.reason };
  const { watch, now, newKey } = ports;
  const own: OwnOrder = {
    key: newKey(),
    kind: 'withdrawal',
    state: 'sending',
    amount: order.amount,
    bonus: zeroMoney,
    channelName: order.methodName,
    postedAt: now(),
    isLate: false,
    saysPaid: false,
  };
  if (!watch.reserve(order.userId, own)) return { type: 'underWay' };
  let isReady = false;
  try {
    const stopped = await prepare(order, own, ports, options);
    if (stopped !== undefined) return stopped;
    isReady = true;
  } finally {
    if (!isReady) watch.dropped(order.userId, own.key);
  }
  return post(order, own, ports, options);
}

/** Everything before the post; what it answers, nothing was sent. */
async function prepare(
  order: WithdrawalOrder,
  own: OwnOrder,
  ports: WithdrawalPorts,
  options: CallOptions,
): Promise<WithdrawalAttempt | undefined> {
  try {
    const problem = await problemAtOperator(order, ports, options);
    if (problem !== undefined) return { type: 'stopped', problem };
    await ports.watch.begin(order.userId, own);
    return undefined;
  } catch (error) {
    return { type: 'failed', error };
  }
}

const nothingSaid = { amountLeft: undefined, timesLeft: undefined };

/** What the operator's fresh facts say against a withdrawal. @throws ApiError */
export async function problemAtOperator(
  { amount }: Pick<WithdrawalOrder, 'amount'>,
  { getCashCheck }: Pick<WithdrawalPorts, 'getCashCheck'>,
  { onSlow, signal }: CallOptions = {},
): Promise<WithdrawalProblem | undefined> {
  const atOperator = await getCashCheck({ onSlow, signal });
  const cash = checkCash(atOperator);
  if (!cash.ok) return cash.reason;
  const day = checkWithdrawalDay(amount, atOperator.today ?? nothingSaid);
  return day.ok ? undefined : day.reason;
}

async function post(
  order: WithdrawalOrder,
  own: OwnOrder,
  { watch, requestWithdrawal, sent, now }: WithdrawalPorts,
  options: CallOptions,
): Promise<WithdrawalAttempt> {
  const { userId } = order;
  try {
    // Before it is sent: another tab, or this one after a reload, asks whether the same is meant once more.
    sent.note(order, own.key, now());
    const outcome = await requestWithdrawal(order, { ...options, idempotencyKey: own.key });
    if (outcome.type === 'unknown') {
      watch.unanswered(userId, own.key);
      const { message } = outcome;
      return { type: 'unknown', order: own, ...(message !== undefined && { message }) };
    }
    if (outcome.type === 'refused') {
      sent.forget(userId, own.key);
      watch.dropped(userId, own.key);
      return { type: 'failed', error: outcome.refusal };
    }
    watch.placed(userId, own.key, {});
    return { type: 'accepted', accepted: outcome.accepted };
  } catch (error) {
    if (isUnexpectedError(error)) {
      watch.unanswered(userId, own.key);
      throw error;
    }
    // The secret to sign with could not be had: nothing was posted.
    sent.forget(userId, own.key);
    watch.dropped(userId, own.key);
    return { type: 'failed', error };
  }
}
