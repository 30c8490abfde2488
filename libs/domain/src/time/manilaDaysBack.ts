import { wholeCount } from '../kernel/wholeCount';
import type { DayKey } from './DayKey';
import type { EpochSeconds } from './EpochSeconds';
import { epochSecondsFrom } from './epochSecondsFrom';
import { manilaDay } from './manilaDay';
import { secondsPerDay } from './secondsPerDay';

/**
 * The Manila day of an instant and the days before it, newest first.
 *
 * @example
 * manilaDaysBack(epochSecondsFrom(1_767_196_800), 2); // => ['2026-01-01', '2025-12-31']
 */
export function manilaDaysBack(now: EpochSeconds, count: number): readonly DayKey[] {
  return Array.from({ length: wholeCount(count) }, (_, back) =>
    manilaDay(epochSecondsFrom(now - back * secondsPerDay)),
  );
}
