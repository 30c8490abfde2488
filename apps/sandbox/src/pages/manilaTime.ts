import { manilaDateTime } from './manilaDateTime';

/** The time of day in Manila, `HH:mm:ss`. */
export function manilaTime(instantMs: number): string {
  return manilaDateTime(instantMs).slice(-8);
}
