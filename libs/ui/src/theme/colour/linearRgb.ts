/** Red, green and blue as amounts of light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const SIX_DIGITS = /^#[\da-f]{6}$/i;

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light of an opaque colour, written `#RRGGBB`. */
export function linearRgb(hex: string): LinearRgb {
  if (!SIX_DIGITS.test(hex)) {
    throw new Error(
      `"${hex}" is not an opaque colour, and nothing can be derived from it. Write it as #RRGGBB.`,
    );
  }
  const channel = (start: number) => toLight(parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}
