import { contrast } from './contrast';
import type { Oklch } from './Oklch';
import { toHex } from './toHex';

interface Legibility {
  /** Everything it must be told apart from, as `#RRGGBB`. */
  readonly grounds: readonly string[];
  readonly minimum: number;
  /** Where to go while it is not yet legible. */
  readonly toward: 'black' | 'white';
}

/** One step changes less than an eye sees. */
const STEP = 0.004;

/**
 * The wished colour, or the nearest one of its hue toward black or white that keeps the minimum contrast on every
 * ground.
 */
export function legibleOn(wish: Oklch, { grounds, minimum, toward }: Legibility): string {
  const step = toward === 'white' ? STEP : -STEP;
  for (let lightness = wish.lightness; ; lightness += step) {
    const isAtEnd = toward === 'white' ? lightness >= 1 : lightness <= 0;
    const hex = toHex({ ...wish, lightness: Math.min(1, Math.max(0, lightness)) });
    if (grounds.every((ground) => contrast(hex, ground) >= minimum)) return hex;
    if (isAtEnd) {
      throw new Error(
        `Even ${toward} has less contrast than ${minimum}:1 on ${grounds.join(', ')}. The grounds must be further from it.`,
      );
    }
  }
}
