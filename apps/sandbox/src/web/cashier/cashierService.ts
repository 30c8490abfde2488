import { addMoney, type Locale, type Money } from '@kislap/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { createQuery } from '../../database/pooled';
import { deposit, type DepositRow, hasStatus } from '../../database/tables/payments';
import { settleDeposit } from '../../rules/deposits/settleDeposit';
import { takeLatePayment } from '../../rules/deposits/takeLatePayment';
import type { Operator } from '../../rules/Operator';
import { depositTimes, payDeadlineMs } from '../../rules/orders/orderTimes';

/** A deposit order as the cashier page shows it. */
export interface CashierOrder {
  readonly orderId: string;
  /** `crediting` is paid and waits for its credit, about three seconds later. */
  readonly state: 'pending' | 'crediting' | 'credited' | 'failed';
  /** Wire code of the payment mode, for example `gcash`, `banktransfer` or `qrph`. */
  readonly mode: string;
  /** What the player reads as the channel's name. */
  readonly channelName: string;
  readonly amount: Money;
  /** Promotion and channel bonus that the credit will add; zero without one. */
  readonly bonus: Money;
  /** The bank the player picked, for the online-bank mode; empty otherwise. */
  readonly bankCode: string;
  /** The payer's name, for the bank-transfer mode; empty otherwise. */
  readonly accountName: string;
  readonly createdAtMs: number;
  /** After this instant a pending order fails by itself. */
  readonly expiresAtMs: number;
  /** When a paid order is credited; absent until it is paid. */
  readonly creditDueAtMs?: number;
}

/** What the cashier pages may do with a deposit order. Every call answers the order as it stands afterwards. */
export interface CashierService {
  /** The order, or undefined when unknown. Overdue credits and expiries are applied first. */
  findOrder(orderId: string): Promise<CashierOrder | undefined>;
  /**
   * Marks a pending order as paid; it is credited three seconds later. A late payment, for one that has ended unpaid, is
   * credited or goes back at once. Any other state is left alone.
   */
  pay(orderId: string): Promise<CashierOrder | undefined>;
  /** Fails a pending order. Any other state is left alone. */
  fail(orderId: string): Promise<CashierOrder | undefined>;
  /** The player goes away without paying: the order stays pending until it expires. */
  leave(orderId: string): Promise<CashierOrder | undefined>;
}

/** The cashier over the operator's deposit orders. */
export function createCashierService(operator: Operator): CashierService {
  const { database, clock } = operator;

  async function findOrder(orderId: string): Promise<CashierOrder | undefined> {
    const row = await readOrder(operator, orderId);
    return row && describeOrder(row);
  }

  /** @param row as it was read just now */
  async function changePending(row: DepositRow | undefined, change: Partial<DepositRow>) {
    if (row?.status !== 0) return row && describeOrder(row);
    const { orderId } = row;
    const [changed] = await database
      .update(deposit)
      .set(change)
      .where(and(eq(deposit.orderId, orderId), hasStatus(deposit.status, 0), isNull(deposit.creditDueAtMs)))
      .returning();
    return changed ? describeOrder(changed) : await findOrder(orderId);
  }

  return {
    findOrder,
    pay: async (orderId) => {
      const row = await readOrder(operator, orderId);
      const paidAtMs = clock.nowMs();
      await changePending(row, { paidAtMs, creditDueAtMs: paidAtMs + depositTimes.creditAfterMs });
      const paid = await takeEnded(operator, orderId);
      return paid && describeOrder(paid);
    },
    fail: async (orderId) =>
      await changePending(await readOrder(operator, orderId), { status: 2, settledAtMs: clock.nowMs() }),
    leave: findOrder,
  };
}

/** Reads an order as of now: what is due for it is done first. */
async function readOrder(operator: Operator, orderId: string): Promise<DepositRow | undefined> {
  const read = async () => (await findByNumber(operator.database, { orderId }))[0];
  const row = await read();
  if (!row || row.status !== 0 || (row.creditDueAtMs ?? row.expiresAtMs) > operator.clock.nowMs()) return row;
  await settleDeposit(operator, row);
  return await read();
}

/**
 * Takes the payment of an order and credits it at once, also one that waits for its three seconds. One that has ended unpaid
 * is credited or goes back; any other is left alone.
 *
 * @returns the order as it stands afterwards
 */
export async function creditOrder(operator: Operator, orderId: string): Promise<DepositRow | undefined> {
  const row = await readOrder(operator, orderId);
  if (row?.status === 0) await settleDeposit(operator, row, { isPaid: true });
  return await takeEnded(operator, orderId);
}

/**
 * Takes the payment of an order that has ended unpaid. A break or a lower limit may close it between the look at it and what
 * is done with its payment, which would belong to nobody then: so this comes last.
 *
 * @returns the order as it stands afterwards
 */
async function takeEnded(operator: Operator, orderId: string): Promise<DepositRow | undefined> {
  const find = async () => (await findByNumber(operator.database, { orderId }))[0];
  const row = await find();
  if (!row || !isEndedUnpaid(row)) return row;
  await takeLatePayment(operator, row);
  return await find();
}

const findByNumber = createQuery((database) =>
  database
    .select()
    .from(deposit)
    .where(eq(deposit.orderId, sql.placeholder('orderId')))
    .prepare('deposit_by_number'),
);

function describeOrder(row: DepositRow): CashierOrder {
  return {
    orderId: row.orderId,
    state: orderState(row),
    mode: row.mode,
    channelName: row.channelName,
    amount: row.amount,
    bonus: addMoney(row.award, row.bonus),
    bankCode: row.bankCode,
    accountName: row.accountName,
    createdAtMs: row.createdAtMs,
    expiresAtMs: row.expiresAtMs,
    ...(row.creditDueAtMs === null ? {} : { creditDueAtMs: row.creditDueAtMs }),
  };
}

const isEndedUnpaid = ({ status, returnedAtMs }: DepositRow) => status === failed && returnedAtMs === null;

const credited = 1;
const failed = 2;

/** What a stored order's status and due time mean. */
export function orderState(row: Pick<DepositRow, 'status' | 'creditDueAtMs'>): CashierOrder['state'] {
  if (row.status === credited) return 'credited';
  if (row.status === failed) return 'failed';
  return row.creditDueAtMs === null ? 'pending' : 'crediting';
}

/** Whether the cashier still takes a payment for this order. */
export function isPayable(order: CashierOrder, nowMs: number): boolean {
  return order.state === 'pending' && nowMs < payDeadlineMs(order);
}

/** What one cashier page shows. */
export interface CashierView {
  readonly locale: Locale;
  readonly hasSeededOutcomes: boolean;
  readonly order: CashierOrder;
  readonly nowMs: number;
  /** The player has just chosen to leave the order pending. */
  readonly isLeaving: boolean;
}
