import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

const MINUTE = 'YYYY-MM-DD HH:mm'.length;

/**
 * The last minute before an end, on the Manila clock. An end at midnight is the evening before it: read as the day it
 * begins, it would be missed by a day.
 */
export function lastMinute(end: EpochSeconds): string {
  const stamp = formatManila(end).slice(0, MINUTE);
  return stamp.endsWith('00:00') ? formatManila(epochSecondsFrom(end - 1)).slice(0, MINUTE) : stamp;
}
