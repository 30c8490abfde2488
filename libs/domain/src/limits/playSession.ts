import { misuse } from '../kernel/internal';
import { type EpochMilliseconds, epochMillisecondsFrom } from '../time/internal';

/**
 * How a play session at the games stands, all by the operator's clock.
 *
 * @example
 * const playSession: PlaySessionStatus = { playedMs: 60_000, checkEveryMinutes: 30, checksShown: 0, leftMs: undefined };
 * dueInPlaySession(playSession); // => { type: 'nothing' }
 */
export interface PlaySessionStatus {
  /** Since the play session began. */
  readonly playedMs: number;
  /** How often the player wants to be told how long it has been; undefined for never. */
  readonly checkEveryMinutes: number | undefined;
  /** How often he was told in this play session. */
  readonly checksShown: number;
  /** What is left of the time he allows himself today; `undefined` without such a limit. */
  readonly leftMs: number | undefined;
}

/**
 * What is due in a play session at the games now.
 *
 * @example
 * const warning: PlaySessionDue = { type: 'warning', minutesLeft: 5 };
 * dueInPlaySession({ playedMs: 0, checkEveryMinutes: undefined, checksShown: 0, leftMs: 300_000 }); // => warning
 */
export type PlaySessionDue =
  | { readonly type: 'nothing' }
  | { readonly type: 'check' }
  /** The time of the day is nearly used up; whole minutes that are left, at least one. */
  | { readonly type: 'warning'; readonly minutesLeft: number }
  | { readonly type: 'end' };

const minuteMs = 60_000;

/**
 * How many reality checks a play session of this length should have had.
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
 * Play-session rule: when the day's time is used up the game ends, before all else. Each full interval brings one
 * reality check, missed ones together one. The last five minutes are announced.
 *
 * @see docs/rules.md#play-sessions
 * @example
 * const hour = { playedMs: 3_600_000, checkEveryMinutes: 30 };
 * dueInPlaySession({ ...hour, checksShown: 1, leftMs: undefined }); // => { type: 'check' }
 * dueInPlaySession({ ...hour, checksShown: 2, leftMs: 90_000 }); // => { type: 'warning', minutesLeft: 2 }
 * dueInPlaySession({ ...hour, checksShown: 1, leftMs: 0 }); // => { type: 'end' }
 */
export function dueInPlaySession(status: PlaySessionStatus): PlaySessionDue {
  const { leftMs } = status;
  if (leftMs !== undefined && !(leftMs > 0)) return { type: 'end' };
  if (checksDue(status) > status.checksShown) return { type: 'check' };
  if (leftMs === undefined || leftMs > warnedMs) return { type: 'nothing' };
  return { type: 'warning', minutesLeft: Math.ceil(leftMs / minuteMs) };
}

/** Without a touch for this long, the player shows once more who holds the phone (GLI-19 2.5.4). */
const idleLimitMs = 1_800_000;

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
