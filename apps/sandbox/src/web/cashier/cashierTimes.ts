import { epochSecondsFrom, formatManila } from '@kislap/domain';

/** Time left as minutes and seconds, `14:59`, rounded up to the second that still runs; `0:00` when it is over. */
export function remainingText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of day in Manila, `HH:mm:ss`. */
export function manilaTime(instantMs: number): string {
  return manilaDateTime(instantMs).slice(-8);
}

/** Date and time in Manila, `YYYY-MM-DD HH:mm:ss`. */
export function manilaDateTime(instantMs: number): string {
  return formatManila(epochSecondsFrom(instantMs / 1000));
}
