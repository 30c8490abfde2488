const dayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;

/** The Manila day of an instant in epoch milliseconds, counted from 1 January 1970. */
export function manilaDayNumber(instantMs: number): number {
  return Math.floor((instantMs + manilaOffsetMs) / dayMs);
}
