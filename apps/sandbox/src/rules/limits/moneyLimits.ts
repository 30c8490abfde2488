import { addMoney, formatMoney, type Money, moneyFromScore, pesoFromMoney, zeroMoney } from '@kislap/domain';
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playLimit } from '../../database/tables/limits';
import { deposit } from '../../database/tables/payments';
import { manilaPeriod } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { depositedSince } from '../deposits/pastDeposits';
import { netLossSince } from '../rounds/pastRounds';

/** What is limited, and over which time. */
export interface LimitPlace {
  readonly kind: 'dep' | 'loss';
  readonly span: 'day' | 'week' | 'month';
}

/** Something a player is about to do. */
interface LimitedAct {
  readonly playerId: number;
  readonly kind: LimitPlace['kind'];
  readonly amount: Money;
  readonly nowMs: number;
}

/**
 * Checks an act against the player's own limits. The player must be locked.
 *
 * @throws Refusal `ownLimitReached` with the limit and when it resets
 */
export async function checkLimits(transaction: Database, act: LimitedAct): Promise<void> {
  const { playerId, kind, amount, nowMs } = act;
  const set = await transaction
    .select()
    .from(playLimit)
    .where(and(eq(playLimit.playerId, playerId), eq(playLimit.kind, kind), isNotNull(playLimit.amount)));
  for (const { span } of limitPlaces.filter((place) => place.kind === kind)) {
    const most = set.find((row) => row.span === span)?.amount;
    if (most === undefined || most === null) continue;
    const used = await usedOf(transaction, playerId, { kind, span, nowMs });
    if (addMoney(used, amount) <= most) continue;
    const until = Math.floor(manilaPeriod(nowMs, span).endsAtMs / 1000);
    throw new Refusal('ownLimitReached', { limit: pesoFromMoney(most), until }, { limit: formatMoney(most) });
  }
}

/**
 * How much of a limit is used. An order that is not paid yet counts as a deposit, because it may be paid at any moment;
 * winning more than was lost uses nothing.
 */
export async function usedOf(
  database: Database,
  playerId: number,
  { kind, span, nowMs }: LimitPlace & { readonly nowMs: number },
): Promise<Money> {
  const { startsAtMs } = manilaPeriod(nowMs, span);
  if (kind === 'dep') {
    const credited = await depositedSince(database, playerId, startsAtMs);
    return addMoney(credited, await openOrders(database, playerId, startsAtMs));
  }
  const lost = await netLossSince(database, playerId, startsAtMs);
  return lost > zeroMoney ? lost : zeroMoney;
}

async function openOrders(database: Database, playerId: number, sinceMs: number): Promise<Money> {
  const [row] = await database
    .select({ total: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), eq(deposit.status, 0), gte(deposit.createdAtMs, sinceMs)));
  return moneyFromScore(row?.total ?? 0);
}

/** A limit as it is stored. */
export type PlayLimitRow = typeof playLimit.$inferSelect;

/** Every limit a player can set. */
const limitPlaces: readonly LimitPlace[] = (['dep', 'loss'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((span) => ({ kind, span })),
);
