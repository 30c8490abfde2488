import type { Notice } from '@kislap/api';
import type { EpochSeconds } from '@kislap/domain';

/** The notices that hold now: those that have begun and not ended. */
export function currentNotices(notices: readonly Notice[], now: EpochSeconds): readonly Notice[] {
  return notices.filter(({ from, until }) => (from ?? now) <= now && now < (until ?? Infinity));
}
