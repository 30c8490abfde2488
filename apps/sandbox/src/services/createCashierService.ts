import { addMoney } from '@kislap/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { deposit } from '../database/tables/deposit';
import type { DepositRow } from '../deposits/DepositRow';
import { depositTimes } from '../deposits/depositTimes';
import { settleDeposit } from '../deposits/settleDeposit';
import type { Operator } from '../Operator';
import type { CashierOrder } from './CashierOrder';
import type { CashierService } from './CashierService';
import { orderState } from './orderState';

/** The cashier over the operator's deposit orders. */
export function createCashierService(operator: Operator): CashierService {
  const { database, clock } = operator;

  async function findOrder(orderId: string): Promise<CashierOrder | undefined> {
    const row = await readOrder(operator, orderId);
    return row && describeOrder(row);
  }

  async function changePending(orderId: string, change: Partial<DepositRow>) {
    await readOrder(operator, orderId);
    await database
      .update(deposit)
      .set(change)
      .where(and(eq(deposit.orderId, orderId), eq(deposit.status, 0), isNull(deposit.creditDueAtMs)));
    return await findOrder(orderId);
  }

  return {
    findOrder,
    pay: (orderId) => changePending(orderId, { creditDueAtMs: clock.nowMs() + depositTimes.creditAfterMs }),
    fail: (orderId) => changePending(orderId, { status: 2, settledAtMs: clock.nowMs() }),
    leave: findOrder,
  };
}

/** Reads an order as of now: what is due for it is done first. */
async function readOrder(operator: Operator, orderId: string): Promise<DepositRow | undefined> {
  const read = async () =>
    (await operator.database.select().from(deposit).where(eq(deposit.orderId, orderId)))[0];
  const row = await read();
  if (!row || row.status !== 0 || (row.creditDueAtMs ?? row.expiresAtMs) > operator.clock.nowMs()) return row;
  await settleDeposit(operator, row);
  return await read();
}

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
