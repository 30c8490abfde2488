import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { bet } from '../../database/tables/games';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';

const hourMs = 3_600_000;
/** In Manila, of the day after the loss. */
const opensAtHour = 8;
/** From the first moment of a day to the hour of the next one. */
const longestWaitMs = manilaDayMs + opensAtHour * hourMs;

/**
 * When money that is given for losses opens: in the morning of the day after the last losing round, so that it is never
 * the answer to a loss that has just happened. In epoch milliseconds; undefined when it is open.
 */
export async function opensAfterLoss(
  database: Database,
  playerId: number,
  nowMs: number,
): Promise<number | undefined> {
  const isRecentLoss = and(
    eq(bet.playerId, playerId),
    gt(bet.atMs, nowMs - longestWaitMs),
    lt(bet.win, bet.stake),
  );
  const [last] = await database
    .select({ atMs: bet.atMs })
    .from(bet)
    .where(isRecentLoss)
    .orderBy(desc(bet.atMs))
    .limit(1);
  const opensAtMs = last === undefined ? 0 : manilaToday(last.atMs).startsAtMs + longestWaitMs;
  return opensAtMs > nowMs ? opensAtMs : undefined;
}

/** The refusal of what is not open yet, with the instant from which it is. */
export function notOpenUntil(opensAtMs: number): Refusal {
  const until = epochSecondsFrom(Math.floor(opensAtMs / 1000));
  const time = formatManila(until).slice(0, 'YYYY-MM-DD HH:mm'.length);
  return new Refusal('quietAfterLoss', { until }, { time });
}
