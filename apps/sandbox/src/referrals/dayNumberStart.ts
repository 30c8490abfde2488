const dayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;

/** The first instant of a Manila day by its number, in epoch milliseconds. */
export function dayNumberStart(day: number): number {
  return day * dayMs - manilaOffsetMs;
}
