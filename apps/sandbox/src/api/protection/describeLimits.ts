import { type Money, pesoFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { exclusion, playClock, playLimit } from '../../database/tables/limits';
import { player } from '../../database/tables/player';
import { manilaPeriod } from '../../kernel/manilaDays';
import { type LimitPlace, type PlayLimitRow, usedOf } from '../../rules/limits/moneyLimits';
import { findPlaySession } from '../../rules/limits/playSession';
import { playedToday } from '../../rules/limits/playTime';
import { netLossSince } from '../../rules/rounds/pastRounds';

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
    cool: rest && rest.untilMs > nowMs ? { until: seconds(rest.untilMs) } : null,
    excl:
      away && away.untilMs > nowMs
        ? { until: seconds(away.untilMs), irrevocableUntil: seconds(away.irrevocableUntilMs) }
        : null,
  };
}

interface LimitOfPlayer extends LimitPlace {
  readonly rows: readonly PlayLimitRow[];
  readonly playerId: number;
  readonly nowMs: number;
}

async function describeLimit(database: Database, { rows, playerId, ...place }: LimitOfPlayer) {
  const row = rows.find(({ kind, span }) => kind === place.kind && span === place.span);
  if (row === undefined || row.amount === null) return null;
  return {
    am: pesoFromMoney(row.amount),
    used: pesoFromMoney(await usedOf(database, playerId, place)),
    reset: seconds(manilaPeriod(place.nowMs, place.span).endsAtMs),
    pending: row.pendingFromMs > 0 ? pendingOf(row.pendingAmount, row.pendingFromMs) : undefined,
  };
}

/** No amount means that the limit itself is to go. */
function pendingOf(amount: Money | null, fromMs: number) {
  return { am: amount === null ? null : pesoFromMoney(amount), from: seconds(fromMs) };
}

/** The own limit of play time, the interval of reality checks and the open play session, on the wire. */
async function describePlay(database: Database, playerId: number, nowMs: number) {
  const [row] = await database.select().from(playClock).where(eq(playClock.playerId, playerId));
  const running = await findPlaySession(database, playerId);
  return {
    session: row?.dailyMinutes
      ? {
          min: row.dailyMinutes,
          sec: seconds(await playedToday(database, playerId, nowMs)),
          reset: seconds(manilaPeriod(nowMs, 'day').endsAtMs),
          pending: pendingMinutesOf(row),
        }
      : null,
    reality: { min: row?.realityMinutes ?? 0 },
    play: running?.isOpen
      ? {
          start: seconds(running.startedAtMs),
          net: netOf(await netLossSince(database, playerId, running.startedAtMs)),
        }
      : undefined,
  };
}

const netOf = (loss: Money) => pesoFromMoney(subtractMoney(zeroMoney, loss));

/** No minutes mean that the limit itself is to go. */
function pendingMinutesOf({ pendingMinutes, pendingFromMs }: typeof playClock.$inferSelect) {
  if (pendingFromMs === 0) return undefined;
  return { min: pendingMinutes, from: seconds(pendingFromMs) };
}
