import type { DepositNoticeRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import { depositNotice } from '../../database/tables/depositNotice';
import type { PlayerCallContext } from '../../http/CallContext';

const latestOnly = -1;

/** Credits after `logId`, oldest first; for -1 the latest one alone, as the baseline of a poll. */
export async function listDepositNotices(
  { operator, session }: PlayerCallContext,
  { logId }: { readonly logId: number },
): Promise<DepositNoticeRow[]> {
  const own = eq(depositNotice.playerId, session.player.id);
  const credits = operator.database.select().from(depositNotice);
  const rows =
    logId === latestOnly
      ? await credits.where(own).orderBy(desc(depositNotice.id)).limit(1)
      : await credits.where(and(own, gt(depositNotice.id, logId))).orderBy(depositNotice.id);
  return rows.map((row) => ({
    logid: row.id,
    amount: pesoFromMoney(row.amount),
    isFirst: row.isFirst ? 'true' : 'false',
    logtime: Math.floor(row.atMs / 1000),
  }));
}
