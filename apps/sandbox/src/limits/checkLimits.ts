import { addMoney, formatMoney, type Money, pesoFromMoney } from '@kislap/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { playLimit } from '../database/tables/playLimit';
import { Refusal } from '../kernel/Refusal';
import { limitPlaces, type LimitPlace } from './PlayLimit';
import { spanOf } from './spanOf';
import { usedOf } from './usedOf';

/** Something a player is about to do. */
interface LimitedAct {
  readonly playerId: number;
  readonly kind: LimitPlace['kind'];
  readonly amount: Money;
  readonly nowMs: number;
}

/**
 * Keeps a player within the limits he has set. The player must be locked.
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
    const until = Math.floor(spanOf(span, nowMs).endsAtMs / 1000);
    throw new Refusal('ownLimitReached', { limit: pesoFromMoney(most), until }, { limit: formatMoney(most) });
  }
}
