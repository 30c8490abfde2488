import { type Money, pesoFromMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { exclusion } from '../../database/tables/exclusion';
import { player } from '../../database/tables/player';
import { playLimit } from '../../database/tables/playLimit';
import type { LimitPlace, PlayLimitRow } from '../../limits/PlayLimit';
import { spanOf } from '../../limits/spanOf';
import { usedOf } from '../../limits/usedOf';
import { describePlay } from './describePlay';

const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

/** A player's limits and breaks on the wire. */
export async function describeLimits(database: Database, playerId: number, nowMs: number) {
  const rows = await database.select().from(playLimit).where(eq(playLimit.playerId, playerId));
  const [rest] = await database
    .select({ untilMs: player.coolingUntilMs })
    .from(player)
    .where(eq(player.id, playerId));
  const [away] = await database.select().from(exclusion).where(eq(exclusion.playerId, playerId));
  const describe = async (kind: LimitPlace['kind']) => ({
    day: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'day' }),
    week: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'week' }),
    month: await describeLimit(database, { rows, playerId, nowMs, kind, span: 'month' }),
  });
  return {
    dep: await describe('dep'),
    loss: await describe('loss'),
    ...(await describePlay(database, playerId, nowMs)),
    cool: rest && rest.untilMs > nowMs ? { until: seconds(rest.untilMs) } : undefined,
    excl:
      away && away.untilMs > nowMs
        ? { until: seconds(away.untilMs), irrevocableUntil: seconds(away.irrevocableUntilMs) }
        : undefined,
  };
}

interface LimitOfPlayer extends LimitPlace {
  readonly rows: readonly PlayLimitRow[];
  readonly playerId: number;
  readonly nowMs: number;
}

async function describeLimit(database: Database, { rows, playerId, ...place }: LimitOfPlayer) {
  const row = rows.find(({ kind, span }) => kind === place.kind && span === place.span);
  if (row === undefined || row.amount === null) return undefined;
  return {
    am: pesoFromMoney(row.amount),
    used: pesoFromMoney(await usedOf(database, playerId, place)),
    reset: seconds(spanOf(place.span, place.nowMs).endsAtMs),
    pending: row.pendingFromMs > 0 ? pendingOf(row.pendingAmount, row.pendingFromMs) : undefined,
  };
}

/** No amount means that the limit itself is to go. */
function pendingOf(amount: Money | null, fromMs: number) {
  return { am: amount === null ? undefined : pesoFromMoney(amount), from: seconds(fromMs) };
}
