import { type Money, moneyFromScore, type PayHint, zeroMoney } from '@kislap/domain';
import { and, asc, desc, eq, gt, gte, isNotNull, lt, max, or, sql } from 'drizzle-orm';
import { sumOfMoney } from '../../database/columns';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { deposit, hasStatus } from '../../database/tables/payments';

/** What a player's credited deposits since an instant come to. */
export function depositedSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  return depositedBetween(database, playerId, { fromMs: sinceMs, toMs: Number.MAX_SAFE_INTEGER });
}

/** What a player's deposits come to that were credited from an instant on and before another. */
export async function depositedBetween(
  database: Database,
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(
      and(
        eq(deposit.playerId, playerId),
        hasStatus(deposit.status, 1),
        gte(deposit.settledAtMs, fromMs),
        lt(deposit.settledAtMs, toMs),
      ),
    );
  return moneyFromScore(row?.total ?? 0);
}

/** What a player's orders come to that wait to be paid or credited, whenever they were made. */
export async function openTotal(database: Database, playerId: number, nowMs: number): Promise<Money> {
  const [row] = await openTotals(database, { playerId, nowMs });
  return moneyFromScore(row?.total ?? 0);
}

const openTotals = createQuery((database) =>
  database
    .select({ total: sumOfMoney(deposit.amount) })
    .from(deposit)
    .where(
      and(
        eq(deposit.playerId, sql.placeholder('playerId')),
        hasStatus(deposit.status, 0),
        or(isNotNull(deposit.creditDueAtMs), gt(deposit.expiresAtMs, sql.placeholder('nowMs'))),
      ),
    )
    .prepare('open_total'),
);

/** The first deposit credited to a player since an instant; zero when there is none. */
export async function firstDepositSince(
  database: Database,
  playerId: number,
  sinceMs: number,
): Promise<Money> {
  const [first] = await database
    .select({ amount: deposit.amount })
    .from(deposit)
    .where(
      and(eq(deposit.playerId, playerId), hasStatus(deposit.status, 1), gte(deposit.settledAtMs, sinceMs)),
    )
    .orderBy(asc(deposit.settledAtMs), asc(deposit.id))
    .limit(1);
  return first?.amount ?? zeroMoney;
}

const most = 5;

/** The channels a player deposited through, each once, the latest used first. */
export async function listPayHints(database: Database, playerId: number): Promise<readonly PayHint[]> {
  return await database
    .select({ methodId: deposit.methodId, channelCode: deposit.channel, mode: deposit.mode })
    .from(deposit)
    .where(eq(deposit.playerId, playerId))
    .groupBy(deposit.methodId, deposit.channel, deposit.mode)
    .orderBy(desc(max(deposit.id)))
    .limit(most);
}
