import type { WireOrder } from '@kislap/api/contract';
import { type Locale, type Money, pesoFromMoney } from '@kislap/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { deposit, type DepositRow, withdrawal, type WithdrawalRow } from '../../database/tables/payments';
import { Refusal } from '../../kernel/Refusal';
import { depositEvents, withdrawalEvents } from './orderEvents';
import { cashierPath, payDeadlineMs } from './orderTimes';

/** Whose order is looked for, the instant at which it is told, and in which language. */
interface OrderQuestion {
  readonly playerId: number;
  readonly nowMs: number;
  readonly locale: Locale;
}

/** One order of a player by its number; undefined for a number that is unknown or another player's. */
export function findOrder(
  database: Database,
  orderId: string,
  question: OrderQuestion,
): Promise<WireOrder | undefined> {
  return find(database, question, [findByNumber, orderId]);
}

/** The order that a payment of a player made under an idempotency key. */
export function findOrderByKey(
  database: Database,
  key: string,
  question: OrderQuestion,
): Promise<WireOrder | undefined> {
  return find(database, question, [findByKey, key]);
}

/** A payment that comes under a key. */
interface KeyedPayment extends Omit<OrderQuestion, 'locale'> {
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
  const made = await findOrderByKey(database, payment.key, { ...payment, locale: 'en' });
  if (!made) return undefined;
  const isSame = made.kind === payment.kind && (made.asked ?? made.am) === pesoFromMoney(payment.amount);
  if (!isSame) throw new Refusal('keyReused');
  return made.orderid;
}

type Find = (database: Database, given: Record<string, unknown>) => Promise<readonly FoundOrder[]>;

interface FoundOrder {
  readonly paidIn: DepositRow | null;
  readonly paidOut: WithdrawalRow | null;
}

async function find(
  database: Database,
  { playerId, nowMs, locale }: OrderQuestion,
  [ask, sought]: readonly [Find, string],
): Promise<WireOrder | undefined> {
  const [found] = await ask(database, { playerId, sought });
  if (found?.paidIn) return describeDeposit(found.paidIn, { nowMs, locale });
  return found?.paidOut ? describeWithdrawal(found.paidOut) : undefined;
}

const [findByNumber, findByKey] = [
  createQuery((database) => prepareFind(database, 'order_by_number', [deposit.orderId, withdrawal.orderId])),
  createQuery((database) =>
    prepareFind(database, 'order_by_key', [deposit.requestKey, withdrawal.requestKey]),
  ),
] as const;

function prepareFind(
  database: Database,
  name: string,
  [ofDeposit, ofWithdrawal]: readonly [PgColumn, PgColumn],
) {
  const [player, sought] = [sql.placeholder('playerId'), sql.placeholder('sought')];
  return database
    .select({ paidIn: deposit, paidOut: withdrawal })
    .from(sql`(SELECT) AS order_of_either_kind`)
    .leftJoin(deposit, and(eq(deposit.playerId, player), eq(ofDeposit, sought)))
    .leftJoin(withdrawal, and(eq(withdrawal.playerId, player), eq(ofWithdrawal, sought)))
    .prepare(name);
}

type OrderStatus = Pick<WireOrder, 'step' | 'next'>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Where a deposit stands: its step, and who has to act. */
export function depositStatus(
  row: Pick<
    DepositRow,
    'status' | 'creditDueAtMs' | 'returnedAtMs' | 'closedFor' | 'settledAtMs' | 'expiresAtMs'
  >,
): OrderStatus {
  if (row.status === 1) return { step: 'credited', next: '' };
  if (row.status === 0)
    return row.creditDueAtMs === null ? { step: 'ready', next: 'you' } : { step: 'paid', next: 'us' };
  if (row.returnedAtMs !== null) return { step: 'returned', next: '' };
  if (row.closedFor !== '') return { step: 'closed', next: '' };
  const ranOut = row.settledAtMs !== null && row.settledAtMs >= row.expiresAtMs;
  return { step: ranOut ? 'expired' : 'refused', next: '' };
}

const closedWords = {
  limit: {
    en: 'it would have passed a deposit limit you set.',
    tag: 'lalampas ito sa deposit limit na ni-set mo.',
  },
  away: { en: 'your break or exclusion had begun.', tag: 'nagsimula na ang break o exclusion mo.' },
  closed: { en: 'the account is closed.', tag: 'sarado na ang account.' },
} as const;
const closedHow = {
  returned: { en: 'Returned:', tag: 'Ibinalik:' },
  unpaid: { en: 'Closed unpaid:', tag: 'Isinara nang hindi nabayaran:' },
} as const;

/** What the player reads of a deposit that the operator closed, and how its money goes back; nothing of any other. */
export function depositEnd(
  {
    closedFor,
    returnedAtMs,
    returnDoneAtMs,
  }: Pick<DepositRow, 'closedFor' | 'returnedAtMs' | 'returnDoneAtMs'>,
  locale: Locale,
): Pick<WireOrder, 'note' | 'back'> {
  if (closedFor === '') return {};
  const how = closedHow[returnedAtMs === null ? 'unpaid' : 'returned'][locale];
  const note = `${how} ${closedWords[closedFor][locale]}`;
  if (returnedAtMs === null) return { note };
  const back = {
    state: returnDoneAtMs === null ? 0 : 1,
    at: seconds(returnDoneAtMs ?? returnedAtMs),
  } as const;
  return { note, back };
}

/** Where a withdrawal stands: its step, and who has to act. */
export function withdrawalStatus({ status }: Pick<WithdrawalRow, 'status'>): OrderStatus {
  if (status === 0) return { step: 'review', next: 'us' };
  return { step: status === 1 ? 'done' : 'rejected', next: '' };
}

/** Where a deposit is paid; undefined when it no longer can be. */
export function depositPay(
  row: Pick<DepositRow, 'orderId' | 'status' | 'creditDueAtMs' | 'createdAtMs' | 'expiresAtMs'>,
  nowMs: number,
): WireOrder['pay'] {
  const deadlineMs = payDeadlineMs(row);
  const isPayable = row.status === 0 && row.creditDueAtMs === null && nowMs < deadlineMs;
  return isPayable ? { url: cashierPath(row.orderId), until: seconds(deadlineMs) } : undefined;
}

/** A deposit order on the wire. */
function describeDeposit(
  row: DepositRow,
  { nowMs, locale }: Pick<OrderQuestion, 'nowMs' | 'locale'>,
): WireOrder {
  const stands = depositStatus(row);
  return {
    orderid: row.orderId,
    kind: 'D',
    am: pesoFromMoney(row.amount),
    status: row.status,
    ...stands,
    at: seconds(row.returnedAtMs ?? row.settledAtMs ?? row.createdAtMs),
    pay: depositPay(row, nowMs),
    fix: 0,
    stop: 0,
    ...depositEnd(row, locale),
    events: depositEvents(row, stands.step),
  };
}

/** A withdrawal order on the wire. */
function describeWithdrawal(row: WithdrawalRow): WireOrder {
  const stands = withdrawalStatus(row);
  return {
    orderid: row.orderId,
    kind: 'W',
    am: pesoFromMoney(row.amount),
    status: row.status,
    ...stands,
    at: seconds(row.settledAtMs ?? row.createdAtMs),
    fix: 0,
    stop: 0,
    ...(row.note !== '' && { note: row.note }),
    events: withdrawalEvents(row, stands.step),
  };
}
