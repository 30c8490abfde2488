import type { WireOrder } from '@kislap/api/contract';
import { type Money, pesoFromMoney } from '@kislap/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { deposit, type DepositRow, withdrawal, type WithdrawalRow } from '../../database/tables/payments';
import { Refusal } from '../../kernel/Refusal';
import { cashierPath, payDeadlineMs } from './orderTimes';

/** Whose order is looked for, and the instant at which it is told. */
interface OrderQuestion {
  readonly playerId: number;
  readonly nowMs: number;
}

/** One order of a player by its number; undefined for a number that is unknown or another player's. */
export function findOrder(
  database: Database,
  orderId: string,
  question: OrderQuestion,
): Promise<WireOrder | undefined> {
  return find(database, question, [eq(deposit.orderId, orderId), eq(withdrawal.orderId, orderId)]);
}

/** The order that a payment of a player made under an idempotency key. */
export function findOrderByKey(
  database: Database,
  key: string,
  question: OrderQuestion,
): Promise<WireOrder | undefined> {
  return find(database, question, [eq(deposit.requestKey, key), eq(withdrawal.requestKey, key)]);
}

/** A payment that comes under a key. */
interface KeyedPayment extends OrderQuestion {
  readonly key: string;
  readonly kind: WireOrder['kind'];
  readonly amount: Money;
}

/**
 * The number of the order that this payment has made before.
 *
 * @throws Refusal `keyReused` when its key has made one of the other kind or of another amount
 */
export async function orderMadeBefore(
  database: Database,
  payment: KeyedPayment,
): Promise<string | undefined> {
  const made = await findOrderByKey(database, payment.key, payment);
  if (!made) return undefined;
  const isSame = made.kind === payment.kind && (made.asked ?? made.am) === pesoFromMoney(payment.amount);
  if (!isSame) throw new Refusal('keyReused');
  return made.orderid;
}

async function find(
  database: Database,
  { playerId, nowMs }: OrderQuestion,
  [isDeposit, isWithdrawal]: readonly [SQL, SQL],
): Promise<WireOrder | undefined> {
  const [found] = await database
    .select({ paidIn: deposit, paidOut: withdrawal })
    .from(sql`(SELECT) AS order_of_either_kind`)
    .leftJoin(deposit, and(eq(deposit.playerId, playerId), isDeposit))
    .leftJoin(withdrawal, and(eq(withdrawal.playerId, playerId), isWithdrawal));
  if (found?.paidIn) return describeDeposit(found.paidIn, nowMs);
  return found?.paidOut ? describeWithdrawal(found.paidOut) : undefined;
}

type OrderStatus = Pick<WireOrder, 'step' | 'next'>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Where a deposit stands: its step, and who has to act. */
export function depositStatus(row: DepositRow): OrderStatus {
  if (row.status === 1) return { step: 'credited', next: '' };
  if (row.status === 0)
    return row.creditDueAtMs === null ? { step: 'ready', next: 'you' } : { step: 'paid', next: 'us' };
  const ranOut = row.settledAtMs !== null && row.settledAtMs >= row.expiresAtMs;
  return { step: ranOut ? 'expired' : 'refused', next: '' };
}

/** Where a withdrawal stands: its step, and who has to act. */
export function withdrawalStatus({ status }: Pick<WithdrawalRow, 'status'>): OrderStatus {
  if (status === 0) return { step: 'review', next: 'us' };
  return { step: status === 1 ? 'done' : 'rejected', next: '' };
}

/** Where a deposit is paid; undefined when it no longer can be. */
export function depositPay(row: DepositRow, nowMs: number): WireOrder['pay'] {
  const deadlineMs = payDeadlineMs(row);
  const isPayable = row.status === 0 && row.creditDueAtMs === null && nowMs < deadlineMs;
  return isPayable ? { url: cashierPath(row.orderId), until: seconds(deadlineMs) } : undefined;
}

/** A deposit order on the wire. */
function describeDeposit(row: DepositRow, nowMs: number): WireOrder {
  return {
    orderid: row.orderId,
    kind: 'D',
    am: pesoFromMoney(row.amount),
    status: row.status,
    ...depositStatus(row),
    at: seconds(row.settledAtMs ?? row.createdAtMs),
    pay: depositPay(row, nowMs),
    fix: 0,
    stop: 0,
  };
}

/** A withdrawal order on the wire. */
function describeWithdrawal(row: WithdrawalRow): WireOrder {
  return {
    orderid: row.orderId,
    kind: 'W',
    am: pesoFromMoney(row.amount),
    status: row.status,
    ...withdrawalStatus(row),
    at: seconds(row.settledAtMs ?? row.createdAtMs),
    fix: 0,
    stop: 0,
    ...(row.note !== '' && { note: row.note }),
  };
}
