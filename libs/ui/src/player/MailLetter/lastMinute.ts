import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

/**
 * The last minute before an end, on the Manila clock. An end at midnight is the evening before it: read as the day it
 * begins, it would be missed by a day.
 */
export function lastMinute(end: EpochSeconds): string {
  const isMidnight = formatManila(end, 'clock') === '00:00';
  return formatManila(isMidnight ? epochSecondsFrom(end - 1) : end, 'minute');
}
