import type { Oklch } from '../colour/Oklch';

const status = (hue: number, chroma: number): Oklch => ({ lightness: 0.75, chroma, hue });

/** Money is green, waiting is yellow and failed is rose for every operator: they carry meaning, not a brand. */
export const statusHues = {
  money: status(155, 0.16),
  pend: status(86, 0.15),
  fail: status(16, 0.17),
} as const;
