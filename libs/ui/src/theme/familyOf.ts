/** The family of `fonts.css.ts` that is as wide as the two faces that come with the app. */
export const STAND_IN = 'Kislap Near';

const FALLBACK_FONTS = 'system-ui, sans-serif';

const faces: ReadonlySet<string> = new Set(['Kislap Sans', 'Perlas Sans']);

/** @param font A family of `fonts.css.ts`, that of a brand, or `system-ui` @returns it and what stands in until it has come */
export function familyOf(font: string): string {
  if (font === 'system-ui') return FALLBACK_FONTS;
  return faces.has(font) ? `"${font}", "${STAND_IN}", ${FALLBACK_FONTS}` : `"${font}", ${FALLBACK_FONTS}`;
}
