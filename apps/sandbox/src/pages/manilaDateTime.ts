import { epochSecondsFrom, formatManila } from '@kislap/domain';

/** Date and time in Manila, `YYYY-MM-DD HH:mm:ss`. */
export function manilaDateTime(instantMs: number): string {
  return formatManila(epochSecondsFrom(instantMs / 1000));
}
