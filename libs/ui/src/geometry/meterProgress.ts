/**
 * How far a bar is filled, from 0 to 1 in whole percent. It is truncated, so that a full bar always means that
 * nothing is missing. What needs nothing is full.
 */
export function meterProgress(done: number, needed: number): number {
  if (done >= needed) return 1;
  return Math.max(0, Math.floor((done / needed) * 100)) / 100;
}
