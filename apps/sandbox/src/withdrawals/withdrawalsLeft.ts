import { moneyFromScore, subtractMoney, type WithdrawalDay, zeroMoney } from '@kislap/domain';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { vipLevels } from '../catalogue/vipLevels';
import type { Database } from '../database/Database';
import { withdrawal } from '../database/tables/withdrawal';
import { manilaToday } from '../kernel/manilaToday';
import type { PlayerRow } from '../players/PlayerRow';

const rejected = 3;

/** What a player's VIP level still lets out today. What came back counts for nothing. */
export async function withdrawalsLeft(
  database: Database,
  { id, vipLevel }: Pick<PlayerRow, 'id' | 'vipLevel'>,
  nowMs: number,
): Promise<WithdrawalDay> {
  const rule = vipLevels.find(({ level }) => level === vipLevel);
  if (rule === undefined) return { amountLeft: undefined, timesLeft: undefined };
  const { startsAtMs } = manilaToday(nowMs);
  const [made] = await database
    .select({
      total: sql<string>`coalesce(sum(${withdrawal.amount}), 0)::text`,
      times: sql<number>`count(*)::integer`,
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.playerId, id),
        gte(withdrawal.createdAtMs, startsAtMs),
        ne(withdrawal.status, rejected),
      ),
    );
  const left = subtractMoney(rule.withdrawalMost, moneyFromScore(made?.total));
  return {
    amountLeft: left > zeroMoney ? left : zeroMoney,
    timesLeft: Math.max(0, rule.withdrawalTimes - (made?.times ?? 0)),
  };
}
