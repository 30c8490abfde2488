import type { Oklch } from '../colour/Oklch';

/** The three colours a skin is made from. */
export interface BrandColors {
  /** Tints every plane, from the night sky to the paper. */
  readonly ground: Oklch;
  /** What a player presses. */
  readonly accent: Oklch;
  /** Light, prizes and decoration. */
  readonly festive: Oklch;
}
