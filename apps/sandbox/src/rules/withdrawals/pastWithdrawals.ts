import { moneyFromScore, subtractMoney, type WithdrawalDay, zeroMoney } from '@kislap/domain';
import { and, desc, eq, gte, isNull, lt, max, ne, or, sql } from 'drizzle-orm';
import { vipLevels } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { forgottenBank, withdrawal } from '../../database/tables/payments';
import type { PlayerRow } from '../../database/tables/player';
import { manilaToday } from '../../kernel/manilaDays';

const most = 10;
const rejected = 3;

/** An account that a player has withdrawn to. */
interface StoredBank {
  readonly id: number;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}

/**
 * The accounts of a player's withdrawals that were not rejected, each once, the latest used first, at most ten. One
 * that was forgotten is there again once it is withdrawn to again.
 */
export async function listSavedBanks(database: Database, playerId: number): Promise<readonly StoredBank[]> {
  const latest = database.$with('latest').as(
    database
      .select({ id: max(withdrawal.id).as('latest_id') })
      .from(withdrawal)
      // What was sent back to a payer names no account.
      .where(
        and(eq(withdrawal.playerId, playerId), ne(withdrawal.status, rejected), ne(withdrawal.accountNo, '')),
      )
      .groupBy(withdrawal.bankCode, withdrawal.accountNo),
  );
  return await database
    .with(latest)
    .select({
      id: withdrawal.id,
      bankCode: withdrawal.bankCode,
      accountNo: withdrawal.accountNo,
      accountName: withdrawal.accountName,
    })
    .from(withdrawal)
    .innerJoin(latest, eq(latest.id, withdrawal.id))
    .leftJoin(
      forgottenBank,
      and(
        eq(forgottenBank.playerId, playerId),
        eq(forgottenBank.bankCode, withdrawal.bankCode),
        eq(forgottenBank.accountNo, withdrawal.accountNo),
      ),
    )
    .where(or(isNull(forgottenBank.atMs), lt(forgottenBank.atMs, withdrawal.createdAtMs)))
    .orderBy(desc(withdrawal.id))
    .limit(most);
}

/** Offers an account no more, until it is withdrawn to again. One that was never used is fine. */
export async function forgetBank(
  database: Database,
  account: { readonly playerId: number; readonly bankCode: string; readonly accountNo: string },
  nowMs: number,
): Promise<void> {
  await database
    .insert(forgottenBank)
    .values({ ...account, atMs: nowMs })
    .onConflictDoUpdate({
      target: [forgottenBank.playerId, forgottenBank.bankCode, forgottenBank.accountNo],
      set: { atMs: nowMs },
    });
}

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
  const left = subtractMoney(rule.withdrawalMost, moneyFromScore(made?.total ?? 0));
  return {
    amountLeft: left > zeroMoney ? left : zeroMoney,
    timesLeft: Math.max(0, rule.withdrawalTimes - (made?.times ?? 0)),
  };
}
