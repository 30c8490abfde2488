import { type Money, moneyFromScore } from '@kislap/domain';
import { and, eq, gte, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';

/** From an instant on, and before another. */
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const since = (fromMs: number): Span => ({ fromMs, toMs: Number.MAX_SAFE_INTEGER });

/** What a player's bets of a span come to, each counted as `worth`. */
async function sumOfBets(
  database: Database,
  playerId: number,
  { fromMs, toMs }: Span,
  worth: SQLWrapper,
): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${worth}), 0)::text` })
    .from(bet)
    .where(and(eq(bet.playerId, playerId), gte(bet.atMs, fromMs), lt(bet.atMs, toMs)));
  return moneyFromScore(row?.total ?? 0);
}

/** What a player's bets of a span count as turnover. */
export function turnoverBetween(database: Database, playerId: number, span: Span): Promise<Money> {
  return sumOfBets(database, playerId, span, bet.validStake);
}

/** What a player's bets since an instant count as turnover. */
export function turnoverSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  return turnoverBetween(database, playerId, since(sinceMs));
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

/** What a player's bets of a span have cost beyond what they won; below zero when they won more. */
export function netLossBetween(database: Database, playerId: number, span: Span): Promise<Money> {
  return sumOfBets(database, playerId, span, sql`${bet.stake} - ${bet.win}`);
}

/** The same of the bets since an instant. */
export function netLossSince(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  return netLossBetween(database, playerId, since(sinceMs));
}
