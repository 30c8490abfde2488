/**
 * How many blades of a fan are lit. Blade i (from 0) is lit when `i + 0.5 <= count * progress`, so that the first
 * half blade shows nothing and the last one lights only near the end.
 *
 * @param progress from 0 to 1; what lies outside is cut.
 */
export function litBlades(count: number, progress: number): number {
  const within = Math.min(1, Math.max(0, progress));
  return Math.floor(count * within + 0.5);
}
