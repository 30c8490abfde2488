import type { DayKey } from '../time/DayKey';

/** What a device remembers of an advertisement. */
export interface AdSight {
  /** The Manila day it was last shown. */
  readonly shownOn: DayKey;
  /** The Manila day its visitor wanted no more of it, if one. */
  readonly hiddenOn?: DayKey | undefined;
}
