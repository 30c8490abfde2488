import type { Protection } from '@kislap/configure/settings';
import {
  addMoney,
  epochSecondsFrom,
  formatLimit,
  formatManila,
  type Money,
  pesoFromMoney,
  zeroMoney,
} from '@kislap/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { playLimit } from '../../database/tables/limits';
import { manilaPeriod } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { depositedBetween, openTotal } from '../deposits/pastDeposits';
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
  /** Whether orders that wait to be paid or credited count as well: they do for a new one, and not for a credit. */
  readonly countsOpen: boolean;
}

/**
 * The player's own limit that an act would pass; of several the one that ends last. Every limit holds in the window of
 * this instant. The player must be locked.
 *
 * @param set the player's limits, when they were asked for before
 * @returns `ownLimitReached` with the limit, what of it is used, and when it begins anew
 */
export async function findLimitHit(
  transaction: Database,
  act: LimitedAct,
  set?: readonly PlayLimitRow[],
): Promise<Refusal | undefined> {
  const { playerId, kind, amount, nowMs, countsOpen } = act;
  const own = set ?? (await readLimits(transaction, act));
  let last: LimitHit | undefined;
  for (const { span } of limitPlaces.filter((place) => place.kind === kind)) {
    const most = own.find((row) => row.kind === kind && row.span === span)?.amount;
    if (most === undefined || most === null) continue;
    const { used, open } = await usageOf(transaction, playerId, { kind, span, nowMs });
    const counted = countsOpen ? addMoney(used, open) : used;
    if (addMoney(counted, amount) <= most) continue;
    const { endsAtMs } = manilaPeriod(nowMs, span);
    if (!last || endsAtMs >= last.endsAtMs) last = { span, most, used, open, endsAtMs };
  }
  return last && refusalOf(last);
}

interface LimitHit extends LimitUse {
  readonly span: LimitPlace['span'];
  readonly most: Money;
  readonly endsAtMs: number;
}

const spanWords = {
  day: { span: 'day', spanTag: 'araw' },
  week: { span: 'week', spanTag: 'linggo' },
  month: { span: 'month', spanTag: 'buwan' },
} as const;

function refusalOf({ span, most, used, open, endsAtMs }: LimitHit): Refusal {
  const until = Math.floor(endsAtMs / 1000);
  const facts = {
    limit: pesoFromMoney(most),
    used: pesoFromMoney(used),
    open: pesoFromMoney(open),
    span,
    until,
  };
  const time = formatManila(epochSecondsFrom(until)).slice(0, 'YYYY-MM-DD HH:mm'.length);
  return new Refusal('ownLimitReached', facts, { limit: formatLimit(most), time, ...spanWords[span] });
}

/**
 * Checks that a stake that is lost stays within the player's own limits. The player must be locked.
 *
 * @throws Refusal `ownLimitReached`
 */
export async function checkLossLimits(
  transaction: Database,
  stake: { readonly playerId: number; readonly amount: Money; readonly nowMs: number },
): Promise<void> {
  const refusal = await findLimitHit(transaction, { ...stake, kind: 'loss', countsOpen: true });
  if (refusal) throw refusal;
}

/** The limits that a player has set on what comes in or is lost. */
export function readLimits(
  transaction: Database,
  { playerId, kind }: Pick<LimitedAct, 'playerId' | 'kind'>,
): Promise<readonly PlayLimitRow[]> {
  return limitsOf(transaction, { playerId, kind });
}

/** The same of both. */
export function readAllLimits(database: Database, playerId: number): Promise<readonly PlayLimitRow[]> {
  return allLimitsOf(database, { playerId });
}

const allLimitsOf = createQuery((database) =>
  database
    .select()
    .from(playLimit)
    .where(and(eq(playLimit.playerId, sql.placeholder('playerId')), isNotNull(playLimit.amount)))
    .prepare('all_limits_of_player'),
);

/**
 * Where the operator asks for it, nobody deposits or plays without a deposit limit.
 *
 * @param set the player's deposit limits
 * @throws Refusal `limitRequired`
 */
export function checkLimitSet(
  set: readonly PlayLimitRow[],
  { protection }: { readonly protection: Pick<Protection, 'limitRequired'> },
): void {
  if (protection.limitRequired && set.length === 0) throw new Refusal('limitRequired');
}

/** The same of a player whose limits were not read before. */
export async function checkLimitOfPlayer(
  transaction: Database,
  playerId: number,
  operator: Parameters<typeof checkLimitSet>[1],
): Promise<void> {
  if (!operator.protection.limitRequired) return;
  checkLimitSet(await readLimits(transaction, { playerId, kind: 'dep' }), operator);
}

const limitsOf = createQuery((transaction) =>
  transaction
    .select()
    .from(playLimit)
    .where(
      and(
        eq(playLimit.playerId, sql.placeholder('playerId')),
        eq(playLimit.kind, sql.placeholder('kind')),
        isNotNull(playLimit.amount),
      ),
    )
    .prepare('limits_of_player'),
);

/** What of a limit is used in its window, and what may come on top at any moment. */
interface LimitUse {
  readonly used: Money;
  /** Deposit orders that wait, whenever they were made. */
  readonly open: Money;
}

/** How much of a limit is used by credited deposits or by losses; winning more than was lost uses nothing. */
export async function usageOf(
  database: Database,
  playerId: number,
  { kind, span, nowMs }: LimitPlace & { readonly nowMs: number },
): Promise<LimitUse> {
  const { startsAtMs, endsAtMs } = manilaPeriod(nowMs, span);
  if (kind === 'dep') {
    const used = await depositedBetween(database, playerId, { fromMs: startsAtMs, toMs: endsAtMs });
    return { used, open: await openTotal(database, playerId, nowMs) };
  }
  const lost = await netLossSince(database, playerId, startsAtMs);
  return { used: lost > zeroMoney ? lost : zeroMoney, open: zeroMoney };
}

/** A limit as it is stored. */
export type PlayLimitRow = typeof playLimit.$inferSelect;

/** Every limit a player can set. */
export const limitPlaces: readonly LimitPlace[] = (['dep', 'loss'] as const).flatMap((kind) =>
  (['day', 'week', 'month'] as const).map((span) => ({ kind, span })),
);
