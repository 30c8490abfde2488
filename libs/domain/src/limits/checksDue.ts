import { epochMillisecondsFrom } from '../time/epochMillisecondsFrom';
import type { SittingStanding } from './SittingStanding';

const minuteMs = 60_000;

/**
 * How many reality checks a sitting of this length should have had.
 *
 * @throws RangeError when `playedMs` is no number
 * @example
 * checksDue({ playedMs: 3_600_000, checkEveryMinutes: 20 }); // => 3
 * checksDue({ playedMs: 3_600_000, checkEveryMinutes: 0 }); // => 0
 */
export function checksDue({
  playedMs,
  checkEveryMinutes,
}: Pick<SittingStanding, 'playedMs' | 'checkEveryMinutes'>): number {
  return checkEveryMinutes > 0
    ? Math.max(0, Math.floor(epochMillisecondsFrom(playedMs) / (checkEveryMinutes * minuteMs)))
    : 0;
}
