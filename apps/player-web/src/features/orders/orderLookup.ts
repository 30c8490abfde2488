import { getDepositLog, getOperatorSettings, getWithdrawalLog } from '@kislap/api';
import type { CallOptions, DepositRecord, WithdrawalRecord } from '@kislap/api';
import type { PaymentOrder } from '@kislap/domain';
import type { OwnOrder } from '../../device/orders/ownOrders';

interface RecordSearch {
  /** The unsettled payments of this device: their orders are not the one looked for. */
  readonly known: readonly OwnOrder[];
  /** By how much the operator's clock is ahead of this device's. */
  readonly clockAheadMs: number;
  readonly options: CallOptions;
}

/** Records tell whole seconds, and clocks of servers are not quite the same. */
const TOLERANCE_MS = 5_000;

/**
 * Looks for a payment of unknown outcome in the records, for an operator that does not tell orders by their key: the
 * oldest order of its amount since it was posted. Undefined leaves the outcome open.
 */
export async function findInRecords(
  order: OwnOrder,
  { known, clockAheadMs, options }: RecordSearch,
): Promise<PaymentOrder | undefined> {
  const postedAt = order.postedAt + clockAheadMs - TOLERANCE_MS;
  const others = new Set(known.flatMap(({ orderId }) => orderId ?? []));
  const page =
    order.kind === 'deposit' ? await getDepositLog(0, options) : await getWithdrawalLog(0, options);
  const row = page.findLast(
    ({ amount, at, orderId }) =>
      amount === order.amount && at * 1000 >= postedAt && (orderId === undefined || !others.has(orderId)),
  );
  return row && orderOf(row, order.kind);
}

/** How a deposit stands by the newest page of its record, for an operator that does not tell single orders. */
export async function recordedDeposit(
  orderId: string,
  options: CallOptions,
): Promise<PaymentOrder | undefined> {
  const row = (await getDepositLog(0, options)).find((record) => record.orderId === orderId);
  return row && orderOf(row, 'deposit');
}

function orderOf(row: DepositRecord | WithdrawalRecord, kind: OwnOrder['kind']): PaymentOrder {
  const { amount, status, step, at } = row;
  return { orderId: row.orderId ?? String(row.id), kind, amount, status, step, at };
}

let answer: Promise<boolean> | undefined;

/** Whether the operator tells single orders, by number and by idempotency key. @throws ApiError when it does not say */
export async function operatorTellsOrders(): Promise<boolean> {
  answer ??= getOperatorSettings({ attempts: 1 }).then(({ tellsOrders }) => tellsOrders);
  try {
    return await answer;
  } catch (error) {
    answer = undefined;
    throw error;
  }
}
