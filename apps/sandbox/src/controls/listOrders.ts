import { desc, lt } from 'drizzle-orm';
import { deposit } from '../database/tables/deposit';
import type { Operator } from '../Operator';
import { orderState } from '../services/orderState';
import { settleDue } from '../settleDue';
import { onePage, pageSize } from './onePage';
import { orderFacts } from './orderFacts';

/** Deposit orders as of now, newest first, a page at a time. */
export async function listOrders(operator: Operator, { before }: { readonly before?: number }) {
  await settleDue(operator);
  const rows = await operator.database
    .select()
    .from(deposit)
    .where(before === undefined ? undefined : lt(deposit.id, before))
    .orderBy(desc(deposit.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = onePage(rows);
  const orders = shown.map((row) => ({ ...orderFacts(row), state: orderState(row) }));
  return { orders, ...next };
}
