import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { playClock } from '../../database/tables/limits';
import { player, type PlayerRow } from '../../database/tables/player';
import { manilaDayMs } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { askOthers, askRegister } from '../persons/askRegister';
import type { Stopping } from '../persons/stopPlay';
import { awayOf } from '../players/away';
import { lockPlayer } from '../players/player';
import { sessionEnd } from '../players/sessionLock';

const secondMs = 1000;
const waitMs = manilaDayMs;
/** For so long after the wait it can be said again. */
const openMs = 7 * manilaDayMs;

/** From when until when somebody who has asked to come back can say so again; the end is exclusive. */
export interface ReturnWait {
  readonly fromMs: number;
  readonly lapsesMs: number;
}

/** The wait of whoever has asked to come back from an exclusion; undefined for all others. It may have lapsed. */
export function returnWaitOf({
  returnAskedAtMs,
}: Pick<PlayerRow, 'returnAskedAtMs'>): ReturnWait | undefined {
  if (returnAskedAtMs === 0) return undefined;
  // Players are told it in seconds, and never one too early.
  const fromMs = Math.ceil((returnAskedAtMs + waitMs) / secondMs) * secondMs;
  return { fromMs, lapsesMs: fromMs + openMs };
}

/** Who wants to come back, when, and from which session. */
interface Return extends Stopping {
  readonly own: { readonly tokenHash: string; readonly createdAtMs: number };
}

/**
 * Asks to come back from an exclusion that has ended, and a day later, within seven days, comes back: the session that
 * only paid out does everything from now on, the question for a deposit limit is open again, and accounts that were held back
 * with this one are open. One that was not said again in time has lapsed, and is asked anew.
 *
 * @returns the wait that begins; undefined when the player is back
 * @throws Refusal `returnTooEarly`, or `notEligible` to who is not away, or is by a break or an exclusion that runs
 */
export async function returnFromExclusion(
  transaction: Database,
  playerId: number,
  { own, ...stopping }: Return,
): Promise<ReturnWait | undefined> {
  const { nowMs } = stopping;
  const known = await lockPlayer(transaction, playerId);
  if (awayOf(known, nowMs)?.kind !== 'over') throw new Refusal('notEligible');
  const wait = returnWaitOf(known);
  if (wait === undefined || nowMs >= wait.lapsesMs) {
    await transaction.update(player).set({ returnAskedAtMs: nowMs }).where(eq(player.id, playerId));
    return returnWaitOf({ returnAskedAtMs: nowMs });
  }
  if (nowMs < wait.fromMs) throw tooEarly(wait.fromMs);
  // The days in which nothing is advertised are counted from here.
  const back = { awayKind: 'break', coolingUntilMs: nowMs, returnAskedAtMs: 0 } as const;
  await transaction.update(player).set(back).where(eq(player.id, playerId));
  // Another account of the person may be excluded still; those that were held back with this one are not any more.
  await askRegister(transaction, await lockPlayer(transaction, playerId), stopping);
  await askOthers(transaction, known, stopping);
  const unanswered = { promptedAtMs: 0, mustAnswer: true };
  await transaction
    .insert(playClock)
    .values({ playerId, ...unanswered })
    .onConflictDoUpdate({ target: playClock.playerId, set: unanswered });
  await transaction
    .update(session)
    .set({ isPayout: false, lastActAtMs: nowMs, expiresAtMs: sessionEnd(own, nowMs) })
    .where(and(eq(session.tokenHash, own.tokenHash), eq(session.playerId, playerId)));
  return undefined;
}

function tooEarly(fromMs: number): Refusal {
  const until = fromMs / secondMs;
  const time = formatManila(epochSecondsFrom(until)).slice(0, 'YYYY-MM-DD HH:mm'.length);
  return new Refusal('returnTooEarly', { until }, { time });
}
