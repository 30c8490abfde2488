const all = 100;

/** How much of a whole a part is, in whole percent that are never too many; a negative part is none. */
export function wholePercent(part: number, whole: number): number {
  return Math.max(0, Math.floor((part / whole) * all));
}
