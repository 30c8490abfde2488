import { epochSecondsFrom, manilaDaysBack, moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/bet';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';

const shownDays = 30;

/** Won less staked of each of the 30 Manila days up to `to`, oldest first; a day without a bet came to nothing. */
export async function netOfDays(database: Database, playerId: number, to: string) {
  const endsAtMs = manilaDayStart(to) + manilaDayMs;
  const startsAtMs = endsAtMs - shownDays * manilaDayMs;
  const daysBack = sql<number>`((${endsAtMs - 1}::bigint - ${bet.atMs}) / ${manilaDayMs}::bigint)::integer`;
  const rows = await database
    .select({ daysBack, net: sql<string>`sum(${bet.win} - ${bet.stake})::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, startsAtMs), lt(bet.atMs, endsAtMs)))
    .groupBy(sql`1`);
  const nets = new Map(rows.map((row) => [row.daysBack, pesoFromMoney(moneyFromScore(row.net))]));
  return manilaDaysBack(epochSecondsFrom(manilaDayStart(to) / 1000), shownDays)
    .map((d, back) => ({ d, net: nets.get(back) ?? 0 }))
    .toReversed();
}
