import { checksDue, playSessionPauseMs } from '@kislap/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { createQuery } from '../../database/pooled';
import { launch } from '../../database/tables/games';
import { harm } from '../../database/tables/harm';
import { playClock, playSession } from '../../database/tables/limits';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../Operator';
import type { LockedPlayer } from '../players/player';
import { endPlaySession, goesOn } from './playSession';

/** The interval of whoever play seems to harm. */
const strictMinutes = 15;

interface ChosenInterval {
  /** Minutes; null until the player has chosen some. */
  readonly everyMinutes: number | null;
  /** How far the operator goes; null of whoever was never looked at. */
  readonly level: number | null;
}

/** The minutes between two reality checks that hold now: the player's own, else the operator's, and from level 2 on no more than 15. */
export function checkMinutesOf(
  { everyMinutes, level }: ChosenInterval,
  { protection }: Pick<Operator, 'protection'>,
): number {
  const chosen = everyMinutes ?? protection.realityMinutes;
  return (level ?? 0) >= 2 ? Math.min(chosen, strictMinutes) : chosen;
}

interface CheckMoment {
  readonly operator: Pick<Operator, 'protection'>;
  readonly nowMs: number;
}

/**
 * The reality check that a player has to answer before the next launch or round, by its number in the play session;
 * undefined when none is due. Several that were missed are the first of them.
 */
export async function findCheckDue(
  database: Database,
  playerId: number,
  { operator, nowMs }: CheckMoment,
): Promise<number | undefined> {
  const [held] = await checkOf(database, { playerId });
  return held && checksOf(held, { operator, nowMs }).due;
}

type CheckedSession = Awaited<ReturnType<typeof checkOf>>[number];

/** The check that is due, if one is, and the last that was: of a play session that is over, the one that its end took away. */
function checksOf(held: CheckedSession, { operator, nowMs }: CheckMoment) {
  const checkEveryMinutes = checkMinutesOf(held, operator);
  const isRunning = goesOn(held, nowMs);
  const untilMs = isRunning ? nowMs : Math.min(nowMs, held.seenAtMs + playSessionPauseMs);
  const answered = checksDue({ playedMs: held.answeredMs, checkEveryMinutes });
  const all = checksDue({ playedMs: Math.max(0, untilMs - held.startedAtMs), checkEveryMinutes });
  return { due: isRunning && all > answered ? answered + 1 : undefined, last: isRunning ? answered : all };
}

const checkOf = createQuery((database) =>
  database
    .select({
      startedAtMs: playSession.startedAtMs,
      seenAtMs: playSession.seenAtMs,
      isOver: playSession.isOver,
      answeredMs: playSession.answeredMs,
      everyMinutes: playClock.realityMinutes,
      level: harm.level,
    })
    .from(playSession)
    .leftJoin(playClock, eq(playClock.playerId, playSession.playerId))
    .leftJoin(harm, eq(harm.playerId, playSession.playerId))
    .where(eq(playSession.playerId, sql.placeholder('playerId')))
    .prepare('reality_check'),
);

/**
 * Refuses launches and rounds while a reality check waits for its answer. The player must be locked.
 *
 * @throws Refusal `checkDue`
 */
export async function checkNoneDue(
  transaction: Database,
  playerId: number,
  moment: CheckMoment,
): Promise<void> {
  if ((await findCheckDue(transaction, playerId, moment)) !== undefined) throw new Refusal('checkDue');
}

/**
 * Plays on after a reality check. One that was answered before, in another tab or before a pause ended it, changes nothing.
 *
 * @throws Refusal `badParameter` for a number that no check of this play session has had
 */
export async function playOn(
  transaction: Database,
  { id }: LockedPlayer,
  { no, operator, nowMs }: CheckMoment & { readonly no: number },
): Promise<void> {
  const [held] = await checkOf(transaction, { playerId: id });
  const { due, last } = held ? checksOf(held, { operator, nowMs }) : { due: undefined, last: 0 };
  if (no > (due ?? last)) throw new Refusal('badParameter', { field: 'no' });
  if (due !== no) return;
  await transaction
    .update(playSession)
    .set({ answeredMs: sql`${nowMs}::bigint - ${playSession.startedAtMs}` })
    .where(eq(playSession.playerId, id));
}

/** Stops at a reality check: the play session is over, and no game that was opened in it plays on. */
export async function stopPlaying(transaction: Database, { id }: LockedPlayer, nowMs: number): Promise<void> {
  await endPlaySession(transaction, id, nowMs);
  await transaction
    .update(playSession)
    .set({ isOver: true, stoppedAtMs: nowMs })
    .where(eq(playSession.playerId, id));
  await transaction.delete(launch).where(eq(launch.playerId, id));
}

/**
 * Checks that the launch of a round was not ended while the round was on its way. The player must be locked.
 *
 * @throws Refusal `launchEnded`
 */
export async function checkLaunchLives(transaction: Database, sid: string): Promise<void> {
  const [found] = await launchOf(transaction, { sid });
  if (!found) throw new Refusal('launchEnded');
}

const launchOf = createQuery((transaction) =>
  transaction
    .select({ sid: launch.sid })
    .from(launch)
    .where(eq(launch.sid, sql.placeholder('sid')))
    .prepare('launch_of_round'),
);
