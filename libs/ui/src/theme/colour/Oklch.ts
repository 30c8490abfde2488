/**
 * A colour by how it is seen (OKLCH): equal steps of lightness look equal in every hue, so that a palette can be
 * derived by numbers.
 */
export interface Oklch {
  /** 0 is black, 1 is white. */
  readonly lightness: number;
  /** 0 is grey; the most vivid colours of a screen reach about 0.32. */
  readonly chroma: number;
  /** Degrees: 30 is red, 90 yellow, 150 green, 260 blue. */
  readonly hue: number;
}
