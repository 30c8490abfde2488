import { addMoney, type Money, moneyFromScore, subtractMoney, zeroMoney } from '@kislap/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/Database';
import { deposit, withdrawal } from '../../database/tables/payments';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { readPlayDays } from './playTime';

/** What a player has paid in and taken out. */
export interface Spent {
  readonly deposited: Money;
  readonly withdrawn: Money;
  /** Deposited less withdrawn. */
  readonly net: Money;
}

/** The same of a Manila month, 'YYYY-MM', with the time at the games. */
interface SpentMonth extends Spent {
  readonly month: string;
  readonly playedMs: number;
}

/** What a player has spent so far. */
interface Spending {
  readonly lastDays: Spent;
  readonly all: Spent;
  /** The oldest first, the running one last. */
  readonly months: readonly SpentMonth[];
}

const recentDays = 30;
const monthCount = 12;

/** What a player has paid in and taken out: credited deposits and paid withdrawals, each at the instant it was settled. */
export async function readSpending(database: Database, playerId: number, nowMs: number): Promise<Spending> {
  const sinceMs = nowMs - recentDays * manilaDayMs;
  const deposits = await movedByMonth(database, deposit, { playerId, sinceMs });
  const withdrawals = await movedByMonth(database, withdrawal, { playerId, sinceMs });
  const played = await playedByMonth(database, playerId, nowMs);
  const months = lastMonths(nowMs).map((month) => ({
    month,
    playedMs: played.get(month) ?? 0,
    ...spentOf(deposits.get(month)?.total, withdrawals.get(month)?.total),
  }));
  return {
    lastDays: spentOf(sumOf(deposits, 'recent'), sumOf(withdrawals, 'recent')),
    all: spentOf(sumOf(deposits, 'total'), sumOf(withdrawals, 'total')),
    months,
  };
}

function spentOf(deposited: Money = zeroMoney, withdrawn: Money = zeroMoney): Spent {
  return { deposited, withdrawn, net: subtractMoney(deposited, withdrawn) };
}

interface Moved {
  readonly total: Money;
  readonly recent: Money;
}

const sumOf = (moved: ReadonlyMap<string, Moved>, part: keyof Moved): Money =>
  [...moved.values()].map((of) => of[part]).reduce(addMoney, zeroMoney);

const settled = 1;

/** What was settled in each Manila month, and what of it since an instant. */
async function movedByMonth(
  database: Database,
  table: typeof deposit | typeof withdrawal,
  { playerId, sinceMs }: { readonly playerId: number; readonly sinceMs: number },
): Promise<ReadonlyMap<string, Moved>> {
  const rows = await database
    .select({
      month: monthOf(table.settledAtMs),
      total: sql<string>`sum(${table.amount})::text`,
      recent: sql<string>`coalesce(sum(${table.amount}) FILTER (WHERE ${table.settledAtMs} > ${sinceMs}), 0)::text`,
    })
    .from(table)
    .where(and(eq(table.playerId, playerId), eq(table.status, settled)))
    .groupBy(sql`1`);
  return new Map(
    rows.map(({ month, total, recent }) => [
      month,
      { total: moneyFromScore(total), recent: moneyFromScore(recent) },
    ]),
  );
}

/** Manila is eight hours ahead, all year. */
const monthOf = (column: PgColumn) =>
  sql<string>`to_char(to_timestamp(${column} / 1000.0) AT TIME ZONE 'UTC' + interval '8 hours', 'YYYY-MM')`;

/** How long a player has played in each Manila month, the play session that runs included. */
async function playedByMonth(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const played = new Map<string, number>();
  for (const { day, playedMs } of await readPlayDays(database, playerId, { nowMs })) {
    const month = day.slice(0, 'YYYY-MM'.length);
    played.set(month, (played.get(month) ?? 0) + playedMs);
  }
  return played;
}

/** The names of the last months, the oldest first, that of an instant last. */
function lastMonths(nowMs: number): readonly string[] {
  const [year = 0, month = 0] = manilaToday(nowMs).day.split('-').map(Number);
  return Array.from({ length: monthCount }, (_, index) => {
    const count = year * 12 + month - 1 - (monthCount - 1 - index);
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
