import type { StyleRule } from '@vanilla-extract/css';

/** The rule when the system, or the player in Settings, asks for less motion. */
export const lessMotion = (rule: StyleRule): StyleRule => ({
  selectors: { '[data-motion="less"] &': rule },
  '@media': { '(prefers-reduced-motion: reduce)': rule },
});
