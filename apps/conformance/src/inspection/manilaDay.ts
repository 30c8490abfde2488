const manilaOffsetSeconds = 8 * 3600;
const daySeconds = 86_400;

/** The day in Manila at an instant (epoch seconds), as YYYY-MM-DD; `days` later or, below zero, earlier. */
export function manilaDay(seconds: number, days = 0): string {
  return new Date((seconds + manilaOffsetSeconds + days * daySeconds) * 1000).toISOString().slice(0, 10);
}
