import { type Money, moneyFromScore } from '@kislap/domain';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';

/** What a player's bets from one instant up to another count as turnover. */
export async function turnoverBetween(
  database: Database,
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.validStake}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, fromMs), lt(bet.atMs, toMs)));
  return moneyFromScore(row?.total ?? 0);
}

/** What a player's bets since an instant count as turnover. */
export async function turnoverSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.validStake}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, sinceMs)));
  return moneyFromScore(row?.total ?? 0);
}

/** What a player's bets since an instant come to: staked and won. */
export async function playedSince(
  database: Database,
  playerId: number,
  sinceMs: number,
): Promise<{ readonly staked: Money; readonly won: Money }> {
  const [row] = await database
    .select({
      staked: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
      won: sql<string>`coalesce(sum(${bet.win}), 0)::text`,
    })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, sinceMs)));
  return { staked: moneyFromScore(row?.staked ?? 0), won: moneyFromScore(row?.won ?? 0) };
}

/** What a player's bets since an instant have cost beyond what they won; below zero when they won more. */
export function netLossSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  return netLossBetween(database, playerId, { fromMs: sinceMs, toMs: Number.MAX_SAFE_INTEGER });
}

/** The same of the bets from an instant on and before another. */
export async function netLossBetween(
  database: Database,
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${bet.stake} - ${bet.win}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, fromMs), lt(bet.atMs, toMs)));
  return moneyFromScore(row?.total ?? 0);
}
