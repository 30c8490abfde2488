import { epochSecondsFrom, manilaDaysBack, moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { statementLine } from '../../database/tables/statementLine';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';

const shownDays = 30;

/** Won less staked of each of the 30 Manila days up to `to`, oldest first; a day without a bet came to nothing. */
export async function netOfDays(database: Database, accountId: string, to: string) {
  const endsAtMs = manilaDayStart(to) + manilaDayMs;
  const startsAtMs = endsAtMs - shownDays * manilaDayMs;
  const daysBack = sql<number>`((${endsAtMs - 1}::bigint - ${statementLine.atMs}) / ${manilaDayMs}::bigint)::integer`;
  const rows = await database
    .select({ daysBack, net: sql<string>`sum(${statementLine.amount})::text` })
    .from(statementLine)
    .where(
      and(
        eq(statementLine.accountId, accountId),
        gte(statementLine.atMs, startsAtMs),
        lt(statementLine.atMs, endsAtMs),
        inArray(statementLine.kind, ['bet', 'win']),
      ),
    )
    .groupBy(sql`1`);
  const nets = new Map(rows.map((row) => [row.daysBack, pesoFromMoney(moneyFromScore(row.net))]));
  return manilaDaysBack(epochSecondsFrom(manilaDayStart(to) / 1000), shownDays)
    .map((d, back) => ({ d, net: nets.get(back) ?? 0 }))
    .toReversed();
}
