import type { EpochSeconds } from './EpochSeconds';

const manilaAheadSeconds = 28_800;

/** An instant as the seconds a clock in Manila has counted: UTC+8, no summer time. */
export function manilaSeconds(instant: EpochSeconds): number {
  return instant + manilaAheadSeconds;
}
