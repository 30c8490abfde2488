import type { DayKey } from '@kislap/domain';

/**
 * What a device remembers of an advertisement.
 *
 * @example
 * const sight: AdSight = { shownOn: '2026-01-01', hiddenOn: '2026-01-01' };
 * isAdDue('always', sight, '2026-01-01'); // => false
 */
export interface AdSight {
  /** The Manila day it was last shown. */
  readonly shownOn: DayKey;
  /** The Manila day its visitor wanted no more of it, if one. */
  readonly hiddenOn?: DayKey | undefined;
}
