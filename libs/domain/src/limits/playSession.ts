import { misuse } from '../kernel/internal';
import { type EpochMilliseconds, epochMillisecondsFrom } from '../time/internal';

/**
 * How a play session at the games stands, all by the operator's clock.
 *
 * @example
 * const playSession: PlaySessionStatus = { playedMs: 60_000, checkEveryMinutes: 30, checksAnswered: 0, leftMs: undefined };
 * dueInPlaySession(playSession); // => { type: 'nothing' }
 */
export interface PlaySessionStatus {
  /** Since the play session began. */
  readonly playedMs: number;
  /** How often the player looks at how long it has been; undefined where the operator has no reality check. */
  readonly checkEveryMinutes: number | undefined;
  /** How many reality checks of this play session are answered; those that one answer was given for count as well. */
  readonly checksAnswered: number;
  /** What is left of the time he allows himself today; `undefined` without such a limit. */
  readonly leftMs: number | undefined;
}

/**
 * What is due in a play session at the games now.
 *
 * @example
 * const warning: PlaySessionDue = { type: 'warning', minutesLeft: 5 };
 * dueInPlaySession({ playedMs: 0, checkEveryMinutes: undefined, checksAnswered: 0, leftMs: 300_000 }); // => warning
 */
export type PlaySessionDue =
  | { readonly type: 'nothing' }
  | { readonly type: 'check' }
  /** The time of the day is nearly used up; whole minutes that are left, at least one. */
  | { readonly type: 'warning'; readonly minutesLeft: number }
  | { readonly type: 'end' };

const minuteMs = 60_000;

/**
 * The intervals between two reality checks that a player can choose from, in minutes. Nobody turns them off.
 *
 * @see docs/rules.md#play-sessions
 * @example
 * realityCheckMinutes.includes(30); // => true
 */
export const realityCheckMinutes = [15, 30, 60] as const;

/**
 * After a pause of this long, in milliseconds, a play session is over, and with it a reality check that was not answered.
 *
 * @see docs/rules.md#play-sessions
 * @example
 * playSessionPauseMs; // => 900_000
 */
export const playSessionPauseMs = 900_000;

/**
 * How many reality checks a play session of this length has had. The one before the next full interval is due until it
 * is answered, and answers all before it.
 *
 * @see docs/rules.md#play-sessions
 * @throws RangeError when `playedMs` is no number, or the interval is none
 * @example
 * checksDue({ playedMs: 3_600_000, checkEveryMinutes: 20 }); // => 3
 * checksDue({ playedMs: 3_600_000, checkEveryMinutes: undefined }); // => 0
 */
export function checksDue({
  playedMs,
  checkEveryMinutes,
}: Pick<PlaySessionStatus, 'playedMs' | 'checkEveryMinutes'>): number {
  if (checkEveryMinutes === undefined) return 0;
  if (!(checkEveryMinutes > 0)) throw misuse('an interval in minutes', checkEveryMinutes);
  return Math.max(0, Math.floor(epochMillisecondsFrom(playedMs) / (checkEveryMinutes * minuteMs)));
}
/** Nobody is put out of a game without a word: the end is told this long before. */
const warnedMs = 5 * minuteMs;

/**
 * What is due in a play session.
 *
 * Play-session rule: when the day's time is used up the game ends, before all else. A reality check is due at the start
 * plus (answered + 1) intervals, missed ones together one. The last five minutes are announced.
 *
 * @see docs/rules.md#play-sessions
 * @example
 * const hour = { playedMs: 3_600_000, checkEveryMinutes: 30 };
 * dueInPlaySession({ ...hour, checksAnswered: 1, leftMs: undefined }); // => { type: 'check' }
 * dueInPlaySession({ ...hour, checksAnswered: 2, leftMs: 90_000 }); // => { type: 'warning', minutesLeft: 2 }
 * dueInPlaySession({ ...hour, checksAnswered: 1, leftMs: 0 }); // => { type: 'end' }
 */
export function dueInPlaySession(status: PlaySessionStatus): PlaySessionDue {
  const { leftMs } = status;
  if (leftMs !== undefined && !(leftMs > 0)) return { type: 'end' };
  if (checksDue(status) > status.checksAnswered) return { type: 'check' };
  if (leftMs === undefined || leftMs > warnedMs) return { type: 'nothing' };
  return { type: 'warning', minutesLeft: Math.ceil(leftMs / minuteMs) };
}

/**
 * Without a touch for this long, in milliseconds, the player shows once more who holds the phone (GLI-19 2.5.4).
 *
 * @see docs/rules.md#play-sessions
 * @example
 * idleLimitMs; // => 1_800_000
 */
export const idleLimitMs = 1_800_000;

/**
 * Milliseconds until the app has been idle too long; 0 when it has.
 *
 * Idle rule: half an hour without a touch, key or bet. A touch in the future, after the clock was set back, counts by
 * its distance.
 *
 * @see docs/rules.md#play-sessions
 * @throws RangeError when one of them is no instant
 * @example
 * const now = epochMillisecondsFrom(1_767_196_800_000);
 * idleLeftMs(epochMillisecondsFrom(now - 600_000), now); // => 1_200_000
 */
export function idleLeftMs(lastTouch: EpochMilliseconds, now: EpochMilliseconds): number {
  return Math.max(0, idleLimitMs - Math.abs(epochMillisecondsFrom(now - lastTouch)));
}
