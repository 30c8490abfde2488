import { toHex } from '../colour/toHex';
import type { Oklch } from '../colour/Oklch';

/** The hue of a colour at another lightness, no more vivid than said: a grey brand keeps grey planes. */
export const tint = (source: Oklch, lightness: number, mostChroma: number): Oklch => ({
  lightness,
  chroma: Math.min(source.chroma, mostChroma),
  hue: source.hue,
});

export const tintHex = (source: Oklch, lightness: number, mostChroma: number): string =>
  toHex(tint(source, lightness, mostChroma));

/** A colour beside another one on the wheel. */
export const turned = (source: Oklch, degrees: number): Oklch => ({
  ...source,
  hue: (source.hue + degrees + 360) % 360,
});

/** The colour itself, as far as its scheme can use it. */
export const within = (source: Oklch, darkest: number, lightest: number): Oklch => ({
  ...source,
  lightness: Math.min(lightest, Math.max(darkest, source.lightness)),
});
