import type { StyleRule } from '@vanilla-extract/css';

/** Hover exists only where there is a pointer that can hover, and never on a disabled control. */
export const hovered = (rule: StyleRule): StyleRule => ({
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } },
  },
});
