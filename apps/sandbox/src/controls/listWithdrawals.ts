import { maskAccount } from '@kislap/domain';
import { desc, lt } from 'drizzle-orm';
import { withdrawal } from '../database/tables/withdrawal';
import type { Operator } from '../Operator';
import { settleDue } from '../settleDue';
import { withdrawalState } from '../withdrawals/withdrawalState';
import { onePage, pageSize } from './onePage';
import { orderFacts } from './orderFacts';

/** Withdrawals as of now, newest first, a page at a time. */
export async function listWithdrawals(operator: Operator, { before }: { readonly before?: number }) {
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
