import type { DepositLogRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import { deposit } from '../../database/tables/deposit';
import type { PlayerCallContext } from '../../http/CallContext';
import { pageSize } from './pageSize';

/** Deposits before `logId` (0 = from the newest), newest first. */
export async function listDeposits(
  { operator, session }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<DepositLogRow[]> {
  const rows = await operator.database
    .select()
    .from(deposit)
    .where(and(eq(deposit.playerId, session.player.id), logId > 0 ? lt(deposit.id, logId) : undefined))
    .orderBy(desc(deposit.id))
    .limit(pageSize);
  return rows.map((row) => ({
    logid: row.id,
    logtime: Math.floor(row.createdAtMs / 1000),
    amount: pesoFromMoney(row.amount),
    bank_code: row.bankCode || row.channelName,
    account_no: '',
    status: row.status,
    isFirst: row.isFirst ? 'true' : 'false',
    orderid: row.orderId,
    paytype: row.mode,
  }));
}
