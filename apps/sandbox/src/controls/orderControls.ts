import { orderControl, ordersControl, withdrawalControl, withdrawalsControl } from '@kislap/api/controls';
import { maskAccount, type Money, scoreFromMoney } from '@kislap/domain';
import { desc, eq, lt } from 'drizzle-orm';
import { deposit, type DepositRow, withdrawal } from '../database/tables/payments';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../rules/Operator';
import { returnState } from '../rules/deposits/returnDeposit';
import { lockPlayer } from '../rules/players/player';
import { settleDue } from '../rules/settleDue';
import { endWithdrawal, withdrawalState } from '../rules/withdrawals/endWithdrawal';
import {
  type CashierService,
  createCashierService,
  creditOrder,
  orderState,
} from '../web/cashier/cashierService';
import { type Control, defineControl, onePage, pageSize } from './control';

/** Money on its way in and out. */
export const orderControls: readonly Control[] = [
  defineControl(ordersControl, listOrders),
  defineControl(orderControl, settleOrder),
  defineControl(withdrawalsControl, listWithdrawals),
  defineControl(withdrawalControl, decideWithdrawal),
];

/** Deposit orders as of now, newest first, a page at a time. */
async function listOrders(operator: Operator, { before }: { readonly before?: number }) {
  await settleDue(operator);
  const rows = await operator.database
    .select()
    .from(deposit)
    .where(before === undefined ? undefined : lt(deposit.id, before))
    .orderBy(desc(deposit.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = onePage(rows);
  const nowMs = operator.clock.nowMs();
  const orders = shown.map((row) => {
    const back = returnState(row, nowMs);
    return { ...orderFacts(row), state: orderState(row), ...(back && { back }) };
  });
  return { orders, ...next };
}

/** Withdrawals as of now, newest first, a page at a time. */
async function listWithdrawals(operator: Operator, { before }: { readonly before?: number }) {
  await settleDue(operator);
  const rows = await operator.database
    .select()
    .from(withdrawal)
    .where(before === undefined ? undefined : lt(withdrawal.id, before))
    .orderBy(desc(withdrawal.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = onePage(rows);
  const withdrawals = shown.map((row) => ({
    ...orderFacts(row),
    state: withdrawalState(row.status),
    account: `${row.bankCode} ${maskAccount(row.accountNo)}`,
    note: row.note,
  }));
  return { withdrawals, ...next };
}

interface OrderRow {
  readonly id: number;
  readonly orderId: string;
  readonly playerId: number;
  readonly mode: string;
  readonly amount: Money;
  readonly createdAtMs: number;
}

/** What the console tells of every order, whichever way its money goes. */
function orderFacts({ id, orderId, playerId, mode, amount, createdAtMs }: OrderRow) {
  return { id, orderId, userId: playerId, mode, amount: scoreFromMoney(amount), createdAtMs };
}

/**
 * Moves a deposit order on: `paid` as the cashier does, `credited` at once, `failed`, or `left` as it is. Answers what
 * has become of it, a payment that goes back included.
 *
 * @throws Refusal `notFound`
 */
async function settleOrder(
  operator: Operator,
  { orderId, state }: { readonly orderId: string; readonly state: 'paid' | 'credited' | 'failed' | 'left' },
) {
  if (state !== 'credited') {
    const cashier = createCashierService(operator);
    if (!(await act(cashier, orderId, state))) throw new Refusal('notFound');
    return await stateOf(operator, orderId);
  }
  const row = await creditOrder(operator, orderId);
  if (!row) throw new Refusal('notFound');
  return stateOfRow(row, operator.clock.nowMs());
}

/** What has become of an order, and of its payment when that goes back. */
async function stateOf({ database, clock }: Operator, orderId: string) {
  const [row] = await database.select().from(deposit).where(eq(deposit.orderId, orderId));
  if (!row) throw new Refusal('notFound');
  return stateOfRow(row, clock.nowMs());
}

function stateOfRow(row: DepositRow, nowMs: number) {
  const back = returnState(row, nowMs);
  return { state: orderState(row), ...(back && { back }) };
}

function act(cashier: CashierService, orderId: string, state: 'paid' | 'failed' | 'left') {
  if (state === 'failed') return cashier.fail(orderId);
  return state === 'left' ? cashier.leave(orderId) : cashier.pay(orderId);
}

interface Decision {
  readonly orderId: string;
  readonly state: 'complete' | 'rejected';
  /** What the player reads when it was rejected. */
  readonly note?: string;
}

/**
 * Ends a pending withdrawal at once, one way or the other. One that has ended stays as it is.
 *
 * @throws Refusal `notFound`
 */
async function decideWithdrawal({ database, clock }: Operator, { orderId, state, note }: Decision) {
  const [order] = await database.select().from(withdrawal).where(eq(withdrawal.orderId, orderId));
  if (!order) throw new Refusal('notFound');
  const status = await transact(database, async (transaction) => {
    const owner = await lockPlayer(transaction, order.playerId);
    const [current = order] = await transaction
      .select()
      .from(withdrawal)
      .where(eq(withdrawal.id, order.id))
      .for('update');
    if (current.status !== 0) return current.status;
    return await endWithdrawal(transaction, current, {
      owner,
      nowMs: clock.nowMs(),
      isRejected: state === 'rejected',
      note,
    });
  });
  return { state: withdrawalState(status) };
}
