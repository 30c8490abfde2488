/** Fonts whose spaces are narrow, and by how much words stand further apart in them. */
const wordGaps: Readonly<Record<string, string>> = { 'Perlas Sans': '0.05em' };

/** @param font The name of the font that is written in, the first of its families @returns the gap, in em */
export function wordGapOf(font: string): string {
  return wordGaps[font] ?? '0em';
}
