import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

/** The end of a break or an exclusion, to the minute in Manila. */
export function endText(until: EpochSeconds): string {
  return formatManila(until, 'minute');
}
