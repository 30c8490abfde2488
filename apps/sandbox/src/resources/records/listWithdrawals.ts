import type { WithdrawLogRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import { withdrawal } from '../../database/tables/withdrawal';
import type { PlayerCallContext } from '../../http/CallContext';
import { pageSize } from './pageSize';

/** Withdrawals before `logId` (0 = from the newest), newest first. */
export async function listWithdrawals(
  { operator, session }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<WithdrawLogRow[]> {
  const rows = await operator.database
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, session.player.id), logId > 0 ? lt(withdrawal.id, logId) : undefined))
    .orderBy(desc(withdrawal.id))
    .limit(pageSize);
  return rows.map((row) => ({
    id: row.id,
    logtime: Math.floor(row.createdAtMs / 1000),
    amount: pesoFromMoney(row.amount),
    bank_code: row.bankCode,
    account_no: row.accountNo,
    status: row.status,
    ...(row.note === '' ? {} : { note: row.note }),
  }));
}
