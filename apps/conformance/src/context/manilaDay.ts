const manilaOffsetSeconds = 8 * 3600;
const daySeconds = 86_400;

/**
 * The day in Manila at an instant (epoch seconds), as YYYY-MM-DD; `days` later or, below zero, earlier. What is no
 * instant is on no day.
 */
export function manilaDay(seconds: number, days = 0): string {
  const date = new Date((seconds + manilaOffsetSeconds + days * daySeconds) * 1000);
  return Number.isNaN(date.getTime()) ? 'no day' : date.toISOString().slice(0, 10);
}
