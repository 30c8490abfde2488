import { epochMillisecondsFrom, nextOwnLimit } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { playClock } from '../../database/tables/playClock';
import { Refusal } from '../../kernel/Refusal';

/** A day has no more. */
const mostMinutes = 1440;

interface TimeWish {
  readonly playerId: number;
  readonly nowMs: number;
  /** A day; `undefined` for no limit. */
  readonly minutes: number | undefined;
}

/** Sets the time of a day at the games by the limit rule. The player must be locked. @throws Refusal `badParameter` */
export async function setTimeLimit(
  transaction: Database,
  { playerId, minutes, nowMs }: TimeWish,
): Promise<void> {
  if (minutes !== undefined && !isMinutes(minutes)) throw new Refusal('badParameter', { field: 'value' });
  const [row] = await transaction.select().from(playClock).where(eq(playClock.playerId, playerId));
  const { dailyMinutes = null, pendingMinutes = null, pendingFromMs = 0 } = row ?? {};
  const from = epochMillisecondsFrom(pendingFromMs);
  const held = {
    most: dailyMinutes ?? undefined,
    waiting: pendingFromMs > 0 ? { most: pendingMinutes ?? undefined, from } : undefined,
  };
  const { most, waiting } = nextOwnLimit(held, minutes, epochMillisecondsFrom(nowMs));
  const next = {
    dailyMinutes: most ?? null,
    pendingMinutes: waiting?.most ?? null,
    pendingFromMs: waiting?.from ?? 0,
  };
  await transaction
    .insert(playClock)
    .values({ playerId, ...next })
    .onConflictDoUpdate({ target: playClock.playerId, set: next });
}

const isMinutes = (value: number) => Number.isInteger(value) && value >= 1 && value <= mostMinutes;
