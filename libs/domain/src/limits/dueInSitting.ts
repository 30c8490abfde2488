import { checksDue } from './checksDue';
import type { SittingDue } from './SittingDue';
import type { SittingStanding } from './SittingStanding';

const minuteMs = 60_000;
/** Nobody is put out of a game without a word: the end is told this long before. */
const warnedMs = 5 * minuteMs;

/**
 * What is due in a sitting.
 *
 * Sitting rule: when the time that the player allows himself in a day is used up, the game ends, whatever else is due.
 * Before that, each full interval of the reality check is told once; one that was missed is made up for, and several
 * missed ones are told as one. The last five minutes are announced.
 *
 * @example
 * const hour = { playedMs: 3_600_000, checkEveryMinutes: 30 };
 * dueInSitting({ ...hour, checksShown: 1, leftMs: undefined }); // => { type: 'check' }
 * dueInSitting({ ...hour, checksShown: 2, leftMs: 90_000 }); // => { type: 'warning', minutesLeft: 2 }
 * dueInSitting({ ...hour, checksShown: 1, leftMs: 0 }); // => { type: 'end' }
 */
export function dueInSitting(standing: SittingStanding): SittingDue {
  const { leftMs } = standing;
  if (leftMs !== undefined && !(leftMs > 0)) return { type: 'end' };
  if (checksDue(standing) > standing.checksShown) return { type: 'check' };
  if (leftMs === undefined || leftMs > warnedMs) return { type: 'nothing' };
  return { type: 'warning', minutesLeft: Math.ceil(leftMs / minuteMs) };
}
